import { ROLES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { SelectFilter, useListSearch } from '@uplink/kit/lists';
import { useAskedText } from '@uplink/kit/search';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { SearchField } from '@uplink/ui/search-field';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { DayRange } from '../shared/day-range.view.tsx';
import { useFilterNames } from './filter-names.ts';
import { CohortFilter, ProductFilter } from './found-filter.tsx';
import { chipsOf } from './user-filter.rules.ts';
import { userListMessages } from './user-list.messages.ts';
import type { UserListProps, UserListSearch } from './user-list.types.ts';

export interface UserFilterProps extends Omit<UserListProps, 'hrefOf'> {
  /** Whether more than names can be filtered. */
  seesContact: boolean;
}

/** What the list is narrowed to: a search, choices, and what is chosen as chips that can be removed. */
export function UserFilter({ search, onSearchChange, seesContact }: UserFilterProps) {
  const messages = useMessages(userListMessages);
  const { filter } = useListSearch({ search, onSearchChange });
  const [typed, setTyped] = useAskedText(search.search ?? '', (words) => {
    const text = words.trim();
    filter({ search: text.length < 2 ? undefined : text });
  });
  const names = useFilterNames(search);
  const chips = chipsOf(search, names, messages);
  const { paymentStatus, moduleId, since, until } = search;
  const [isOpen, setOpen] = useState(Boolean(paymentStatus ?? moduleId ?? since ?? until));
  return (
    <div className="ul-people-filter">
      <div className="ul-people-filter__row">
        <div className="ul-people-filter__search">
          <SearchField
            label={messages.search}
            isLabelHidden
            placeholder={seesContact ? messages.searchHint : messages.searchNames}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <SelectFilter
          label={messages.role}
          all={messages.anyRole}
          options={ROLES.map((id) => ({ id, label: messages.roleNames[id] }))}
          value={search.role}
          onChange={(role) => filter({ role })}
        />
        <SelectFilter
          label={messages.status}
          all={messages.anyStatus}
          options={stateOptions(messages)}
          value={search.status}
          onChange={(status) => filter({ status })}
        />
        {seesContact && (
          <>
            <CohortFilter onChange={(cohortId) => filter({ cohortId })} />
            <Button
              icon={<Icon as={SlidersHorizontal} />}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {messages.more}
            </Button>
          </>
        )}
      </div>
      {seesContact && isOpen && (
        <div className="ul-people-filter__row">
          <SelectFilter
            label={messages.payments}
            all={messages.anyPayments}
            options={paymentOptions(messages)}
            value={search.paymentStatus}
            onChange={(paymentStatus) => filter({ paymentStatus })}
          />
          <ProductFilter onChange={(moduleId) => filter({ moduleId })} />
          <DayRange search={search} onFilter={filter} labels={messages} />
        </div>
      )}
      {chips.length > 0 && (
        <div className="ul-people-filter__chips">
          {chips.map(({ id, label, value }) => (
            <Button
              key={id}
              size="sm"
              variant="soft"
              aria-label={messages.remove(`${label} ${value}`)}
              endIcon={<X className="ul-icon" size={14} aria-hidden />}
              onPress={() => filter({ [id]: undefined } as Partial<UserListSearch>)}
            >
              {label} {value}
            </Button>
          ))}
          {chips.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              onPress={() =>
                filter(
                  Object.fromEntries(
                    chips.map(({ id }) => [id, undefined]),
                  ) as Partial<UserListSearch>,
                )
              }
            >
              {messages.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const stateOptions = (messages: typeof userListMessages) =>
  (['active', 'inactive', 'blocked'] as const).map((id) => ({
    id,
    label: messages.states[id],
  }));
const paymentOptions = (messages: typeof userListMessages) =>
  (['ok', 'declined', 'frozen'] as const).map((id) => ({
    id,
    label: messages.paymentStates[id],
  }));
