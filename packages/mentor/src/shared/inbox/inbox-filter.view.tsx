import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { type ChoiceFilterProps, LazySelect, SelectFilter, useListSearch } from '@uplink/kit/lists';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { inboxMessages } from './inbox.messages.ts';
import type {
  InboxChoice,
  InboxFilters,
  InboxProps,
  InboxSearch,
  InboxStatus,
} from './inbox.types.ts';
import type { InboxWork } from './inbox-columns.tsx';
import { countOf, formatCount } from './inbox-counts.ts';
import type { InboxPage } from './inbox-state.ts';
import { LearnerFilter } from './learner-filter.tsx';
import './inbox.css';

export interface InboxFilterProps<Search extends InboxSearch> extends InboxProps<Search> {
  filters: InboxFilters;
  /** Undefined while it is loading. */
  page: InboxPage<InboxWork> | undefined;
}

/** What an inbox shows. Whoever reviews one product has nothing to choose, unless another one is chosen. */
export function InboxFilter<Search extends InboxSearch>(props: InboxFilterProps<Search>) {
  const messages = useMessages(inboxMessages);
  const formats = useFormats();
  const { search, page } = props;
  const { choices, statuses, others, isCohortAlways = false } = props.filters;
  const list = useListSearch<InboxSearch>({
    search,
    onSearchChange: (next) => props.onSearchChange({ ...search, ...next }),
  });
  return (
    <div className="ul-inbox-filter">
      {statuses && (
        <SegmentedControl
          aria-label={messages.status}
          options={[{ id: all, label: messages.all }, ...statuses].map((one) => ({
            id: one.id,
            label: page ? labelOf(one, page.counts, formats) : one.label,
          }))}
          value={statuses.find(({ id }) => id === search.status)?.id ?? all}
          onChange={(status) => list.filter({ status: status === all ? undefined : status })}
        />
      )}
      {others}
      <InboxSelect
        label={messages.product}
        all={messages.allProducts}
        options={toOptions(choices.products)}
        value={search.productId}
        onChange={(productId) => list.filter({ productId })}
      />
      <InboxSelect
        label={messages.cohort}
        all={messages.allCohorts}
        options={toOptions(choices.cohorts)}
        value={search.cohortId}
        isAlways={isCohortAlways}
        onChange={(cohortId) => list.filter({ cohortId })}
      />
      <LearnerFilter
        userId={search.userId}
        name={page?.data.find(({ user }) => user.id === search.userId)?.user.name}
        onChange={(userId) => list.filter({ userId })}
      />
      <LazySelect
        label={messages.pageSize}
        isLabelHidden
        options={pageSizes(messages, search.pageSize)}
        value={String(search.pageSize ?? usual)}
        onChange={(size) =>
          list.filter({ pageSize: Number(size) === usual ? undefined : Number(size) })
        }
      />
    </div>
  );
}

const all = 'all';
const usual = 20;

/** A state with how many there are. */
function labelOf(
  { id, label }: InboxStatus,
  counts: Schema<'StatusCounts'>,
  formats: Formats,
): string {
  return `${label} ${formatCount(countOf(counts, id === all ? undefined : id), formats)}`;
}

/** The sizes to choose from, and the one an address asked for. */
function pageSizes(messages: typeof inboxMessages, asked = usual) {
  return [...new Set([10, usual, 50, 100, asked])]
    .sort((one, other) => one - other)
    .map((size) => ({ id: String(size), label: messages.rows(size) }));
}

const toOptions = (choices: readonly InboxChoice[]) =>
  choices.map(({ id, name }) => ({ id, label: name }));

export interface InboxSelectProps<Id extends number> extends ChoiceFilterProps<Id> {
  /** Also where there is one alone. @default false */
  isAlways?: boolean;
}

/** One of some, or all of them; nothing where there is no choice. */
export function InboxSelect<Id extends number>({
  isAlways = false,
  ...props
}: InboxSelectProps<Id>) {
  const isChosen = isAlways || props.value !== undefined;
  const { length } = props.options;
  return (length > 1 || (length > 0 && isChosen)) && <SelectFilter {...props} />;
}
