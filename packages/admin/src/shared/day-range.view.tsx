import { TextField } from '@uplink/ui/field';

interface Days {
  since?: string | undefined;
  until?: string | undefined;
}

export interface DayRangeProps {
  search: Days;
  /** Told which of the two days changed. */
  onFilter: (changed: Days) => void;
  labels: { since: string; until: string };
  /** @default false */
  isLabelHidden?: boolean;
}

/** From which day until which a list is narrowed. */
export function DayRange({ search, onFilter, labels, isLabelHidden = false }: DayRangeProps) {
  const field = (day: 'since' | 'until') => (
    <TextField
      type="date"
      label={labels[day]}
      isLabelHidden={isLabelHidden}
      value={search[day] ?? ''}
      onChange={(date) => onFilter({ [day]: date || undefined })}
    />
  );
  return (
    <>
      {field('since')}
      {field('until')}
    </>
  );
}
