import { Select } from '@uplink/ui/select';

export interface OneOfProps<Id extends string> {
  label: string;
  /** Says that nothing is left out. */
  all: string;
  options: readonly { id: Id; label: string }[];
  value: Id | undefined;
  onChange: (id: Id | undefined) => void;
}

const every = 'all';

/** A filter that shows everything, or one of some kinds. */
export function OneOf<Id extends string>({ label, all, options, value, onChange }: OneOfProps<Id>) {
  return (
    <Select<Id | typeof every>
      label={label}
      isLabelHidden
      options={[{ id: every, label: all }, ...options]}
      value={value ?? every}
      onChange={(id) => onChange(id === every ? undefined : id)}
    />
  );
}
