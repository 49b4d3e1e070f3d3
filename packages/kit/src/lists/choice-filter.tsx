import { SegmentedControl } from '@uplink/ui/segmented-control';
import { LazySelect } from './lazy-select.tsx';

export interface ChoiceFilterProps<Id extends string | number> {
  /** What rows are chosen by, e.g. 'Status'. */
  label: string;
  /** The choice that leaves nothing out, e.g. 'All states'. */
  all: string;
  /** The choices in their order. */
  options: readonly { id: Id; label: string }[];
  /** Undefined for all. */
  value: Id | undefined;
  /** Told what to narrow the list to; undefined for all. */
  onChange: (id: Id | undefined) => void;
}

/** Narrows a list to one of a few choices, side by side. */
export function ChoiceFilter<Id extends string | number>(props: ChoiceFilterProps<Id>) {
  return <SegmentedControl aria-label={props.label} {...asTexts(props)} />;
}

/** Narrows a list to one of several choices, which open below it. */
export function SelectFilter<Id extends string | number>(props: ChoiceFilterProps<Id>) {
  return <LazySelect label={props.label} isLabelHidden {...asTexts(props)} />;
}

const every = 'all';

/** Controls know only texts, and one more for all. */
function asTexts<Id extends string | number>(props: ChoiceFilterProps<Id>) {
  const { all, options, value, onChange } = props;
  return {
    options: [
      { id: every, label: all },
      ...options.map(({ id, label }) => ({ id: String(id), label })),
    ],
    value: String(options.find(({ id }) => id === value)?.id ?? every),
    onChange: (text: string) => onChange(options.find(({ id }) => String(id) === text)?.id),
  };
}
