import { useMessages } from '@uplink/api-client/messages';
import { LazySelect, useListSearch } from '@uplink/kit/lists';
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
      <OneOf
        label={messages.product}
        all={messages.allProducts}
        choices={choices.products}
        value={search.productId}
        onChange={(productId) => list.filter({ productId })}
      />
      <OneOf
        label={messages.cohort}
        all={messages.allCohorts}
        choices={choices.cohorts}
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

export interface OneOfProps {
  label: string;
  /** Says that nothing is left out. */
  all: string;
  choices: readonly InboxChoice[];
  value: number | undefined;
  /** Also where there is one alone. @default false */
  isAlways?: boolean;
  onChange: (id: number | undefined) => void;
}

const every = 'all';

/** One of some, or all of them; nothing where there is no choice. */
export function OneOf({ label, all, choices, value, isAlways = false, onChange }: OneOfProps) {
  const isChosen = isAlways || value !== undefined;
  const hasChoice = choices.length > 1 || (choices.length > 0 && isChosen);
  if (!hasChoice) return null;
  return (
    <LazySelect
      label={label}
      isLabelHidden
      options={[
        { id: every, label: all },
        ...choices.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={String(value ?? every)}
      onChange={(id) => onChange(id === every ? undefined : Number(id))}
    />
  );
}
