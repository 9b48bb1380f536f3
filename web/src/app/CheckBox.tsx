interface CheckBoxProps {
  label: string;
  /** What it means, if its label does not say so. */
  hint?: string;
  testId?: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
export function CheckBox({ label, hint, testId, checked, onChange }: CheckBoxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        data-testid={testId}
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span>
        {label} {hint !== undefined && <span className="hint">{hint}</span>}
      </span>
    </label>
  );
}
