import { useId } from "react";

interface ChoiceProps {
  label: string;
  testId: string;
  value: string;
  /** Each value with its words. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** One of a few things, by a list that opens. */
export function Choice({ label, testId, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="again-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        data-testid={testId}
        value={value}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
