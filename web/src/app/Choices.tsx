interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A choice of a few: radio buttons that look like buttons. */
export function Choices({ legend, name, options, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      <div className="choices">
        {options.map(([value, label]) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              data-testid={`${name}-${value}`}
              checked={value === chosen}
              onChange={() => {
                onChoose(value);
              }}
            />
            <span className="button">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
