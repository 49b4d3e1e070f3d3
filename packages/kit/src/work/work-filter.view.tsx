import { SegmentedControl } from '@uplink/ui/segmented-control';
import { messages } from './work-filter.messages.ts';

type Choice = keyof typeof messages.states;

export interface WorkFilterProps {
  /** Statuses, comma-joined; undefined shows all. */
  value: string | undefined;
  onChange: (status: string | undefined) => void;
  /** The choices, in this order. @default all of them */
  choices?: readonly Choice[];
}

const allChoices = Object.keys(messages.states) as Choice[];

/** Which states of work a list shows. */
export function WorkFilter({ value, onChange, choices = allChoices }: WorkFilterProps) {
  return (
    <SegmentedControl
      aria-label={messages.filter}
      options={choices.map((id) => ({ id, label: messages.states[id] }))}
      value={choices.find((id) => id === value) ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}
