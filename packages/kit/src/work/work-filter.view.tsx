import { useMessages } from '@uplink/api-client/messages';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { workFilterMessages } from './work-filter.messages.ts';

type Choice = keyof typeof workFilterMessages.states;

export interface WorkFilterProps {
  /** Statuses, comma-joined; undefined shows all. */
  value: string | undefined;
  /** Told which statuses to show, comma-joined; undefined for all. */
  onChange: (status: string | undefined) => void;
  /** The choices, in this order. @default all of them */
  choices?: readonly Choice[];
}

/** Which states of work a list shows. */
export function WorkFilter({ value, onChange, choices }: WorkFilterProps) {
  const messages = useMessages(workFilterMessages);
  const shown = choices ?? (Object.keys(messages.states) as Choice[]);
  return (
    <SegmentedControl
      aria-label={messages.filter}
      options={shown.map((id) => ({ id, label: messages.states[id] }))}
      value={shown.find((id) => id === value) ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}
