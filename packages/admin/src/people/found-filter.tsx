import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { modulesQuery, useUplink } from '@uplink/api-client/react';
import { CohortPicker } from '../shared/cohort-picker.tsx';
import { FoundPicker } from '../shared/found-picker.tsx';
import { useFoundSearch } from '../shared/found-search.ts';
import { userListMessages } from './user-list.messages.ts';

interface FilterProps {
  /** What was chosen is among the chips. */
  onChange: (id: number) => void;
}

/** Only the learners of a cohort. */
export function CohortFilter({ onChange }: FilterProps) {
  const messages = useMessages(userListMessages);
  return (
    <CohortPicker
      label={messages.cohort}
      isLabelHidden
      placeholder={messages.anyCohort}
      onChange={(item) => item && onChange(item.cohort.id)}
    />
  );
}

/** Only the people who have a product. */
export function ProductFilter({ onChange }: FilterProps) {
  const messages = useMessages(userListMessages);
  const search = useFoundSearch();
  const { words, isUsed } = search;
  const query = useQuery({
    ...modulesQuery(useUplink(), words ? { search: words } : {}),
    enabled: isUsed,
  });
  return (
    <FoundPicker
      label={messages.product}
      isLabelHidden
      placeholder={messages.anyProduct}
      search={search}
      isLoading={query.isFetching}
      found={(query.data?.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
      onChange={(item) => item && onChange(Number(item.id))}
    />
  );
}
