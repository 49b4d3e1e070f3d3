import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { cohortsQuery, modulesQuery, useUplink } from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';
import { Combobox } from '@uplink/ui/combobox';
import { useState } from 'react';
import { userListMessages } from './user-list.messages.ts';

interface FilterProps {
  onChange: (id: number) => void;
}

interface Search {
  typed: string;
  onType: (typed: string) => void;
  onOpen: () => void;
  isOpened: boolean;
  /** The search, after a pause in typing. */
  words: string;
}

/** What is looked for; nothing is asked before the field was used. */
function useSearch(): Search {
  const [typed, onType] = useState('');
  const [isOpened, setOpened] = useState(false);
  return {
    typed,
    onType,
    isOpened,
    onOpen: () => setOpened(true),
    words: useSettled(typed.trim()),
  };
}

interface FoundFilterProps extends FilterProps {
  label: string;
  /** Says that nothing is left out. */
  all: string;
  search: Search;
  found: readonly { id: number; label: string; description?: string }[];
  isLoading: boolean;
}

/** A filter by one of many, which is found by words of its name. What was chosen is among the chips. */
function FoundFilter({ label, all, search, found, isLoading, onChange }: FoundFilterProps) {
  return (
    <Combobox
      label={label}
      isLabelHidden
      placeholder={all}
      isFiltered
      isLoading={isLoading}
      inputValue={search.typed}
      onInputChange={search.onType}
      onOpenChange={search.onOpen}
      options={found.map(({ id, ...one }) => ({ ...one, id: String(id) }))}
      onChange={(id) => {
        if (id === null) return;
        search.onType('');
        onChange(Number(id));
      }}
    />
  );
}

/** Only the learners of a cohort. */
export function CohortFilter({ onChange }: FilterProps) {
  const messages = useMessages(userListMessages);
  const search = useSearch();
  const { words, isOpened } = search;
  const query = useQuery({
    ...cohortsQuery(useUplink(), words ? { search: words } : {}),
    enabled: isOpened || words !== '',
  });
  return (
    <FoundFilter
      label={messages.cohort}
      all={messages.anyCohort}
      search={search}
      isLoading={query.isFetching}
      found={(query.data?.data ?? []).map(({ id, name, product }) => ({
        ...{ id, label: name, description: product.name },
      }))}
      onChange={onChange}
    />
  );
}

/** Only the people who have a product. */
export function ProductFilter({ onChange }: FilterProps) {
  const messages = useMessages(userListMessages);
  const search = useSearch();
  const { words, isOpened } = search;
  const query = useQuery({
    ...modulesQuery(useUplink(), words ? { search: words } : {}),
    enabled: isOpened || words !== '',
  });
  return (
    <FoundFilter
      label={messages.product}
      all={messages.anyProduct}
      search={search}
      isLoading={query.isFetching}
      found={(query.data?.data ?? []).map(({ id, name }) => ({ id, label: name }))}
      onChange={onChange}
    />
  );
}
