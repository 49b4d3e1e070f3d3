import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './segmented-control.css';

export interface SegmentedControlProps<Id extends string> {
  /** What is chosen, e.g. 'Status'. */
  'aria-label': string;
  /** The choices in their order. */
  options: readonly { id: Id; label: string; isDisabled?: boolean }[];
  /** The id of the choice that is on. */
  value: Id;
  /** Told the id of the choice that was made. */
  onChange: (id: Id) => void;
  /** Nothing can be chosen. @default false */
  isDisabled?: boolean;
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
        const picked = options.find(({ id }) => keys.has(id));
        if (picked) onChange(picked.id);
      }}
    >
      {options.map(({ id, label, isDisabled = false }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled} className="ul-segment__option">
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
