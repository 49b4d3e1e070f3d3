import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './segmented-control.css';

export interface SegmentedControlProps<Id extends string> {
  /** What is chosen, e.g. 'Status'. */
  'aria-label': string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A few choices side by side of which one is on. */
export function SegmentedControl<Id extends string>({
  options,
  value,
  onChange,
  ...props
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      {...props}
      className="ul-segment"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(String(key) as Id);
      }}
    >
      {options.map(({ id, label }) => (
        <ToggleButton key={id} id={id}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
