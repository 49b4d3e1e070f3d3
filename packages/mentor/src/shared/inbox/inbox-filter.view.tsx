import { useMessages } from '@uplink/api-client/messages';
import { type ChoiceFilterProps, LazySelect, SelectFilter, useListSearch } from '@uplink/kit/lists';
import type { ReactNode } from 'react';
import { inboxMessages } from './inbox.messages.ts';
import type { InboxChoice, InboxChoices, InboxProps, InboxSearch } from './inbox.types.ts';
import { LearnerFilter } from './learner-filter.tsx';
import './inbox.css';

export interface InboxFilterProps<Search extends InboxSearch> extends InboxProps<Search> {
  choices: InboxChoices;
  /** The learner the inbox is narrowed to, where the rows name them. */
  learnerName: string | undefined;
  /** A single cohort can be chosen too, for what is done with a whole one. @default false */
  isCohortAlways?: boolean;
  /** Other filters, before these. */
  children?: ReactNode;
}

/** What an inbox shows. Whoever reviews one product has nothing to choose, unless another one is chosen. */
export function InboxFilter<Search extends InboxSearch>(props: InboxFilterProps<Search>) {
  const messages = useMessages(inboxMessages);
  const { search, choices, learnerName, children, isCohortAlways = false } = props;
  const list = useListSearch<InboxSearch>({
    search,
    onSearchChange: (next) => props.onSearchChange({ ...search, ...next }),
  });
  return (
    <div className="ul-inbox-filter">
      {children}
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
        name={learnerName}
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

const usual = 20;

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
