import { useId, type ReactNode } from "react";
import { PACES, type Pace } from "../../model/preferences";
import { useTranslation } from "react-i18next";
import { Choices } from "../Choices";

/** A group of preferences under one heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="preference-group" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  testId: string;
  values: readonly Value[];
  chosen: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** A choice of a few, as a drop-down list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, testId, values, chosen, nameOf, onChoose } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        data-testid={testId}
        value={chosen}
        onChange={(event) => {
          onChoose(values.find((value) => value === event.target.value) ?? chosen);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  label: string;
  testId: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Why it is set like this, if that is not obvious. */
  hint?: string;
  disabled?: boolean;
}

/** A checkbox. */
export function Check({ label, testId, checked, onChange, hint, disabled = false }: CheckProps) {
  const id = useId();
  return (
    <div className="preference">
      <label className="check">
        <input
          type="checkbox"
          data-testid={testId}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="hint" role="status">
          {hint}
        </p>
      )}
    </div>
  );
}

interface PaceChoiceProps {
  legend: string;
  name: string;
  chosen: Pace;
  onChoose: (pace: Pace) => void;
}

/** Slow, normal or fast. */
export function PaceChoice({ legend, name, chosen, onChoose }: PaceChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choices
      legend={legend}
      name={name}
      options={PACES.map((pace) => [pace, t(`preferences.pace.${pace}`)] as const)}
      chosen={chosen}
      onChoose={(value) => {
        onChoose(PACES.find((pace) => pace === value) ?? chosen);
      }}
    />
  );
}
