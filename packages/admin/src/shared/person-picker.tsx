import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { usersQuery, useUplink } from '@uplink/api-client/react';
import type { ComboboxOption } from '@uplink/ui/combobox';
import { foundPickerMessages } from './found-picker.messages.ts';
import { FoundPicker, type FoundProps } from './found-picker.tsx';
import { useFoundSearch } from './found-search.ts';

export interface PersonPickerProps extends FoundProps<ComboboxOption> {
  /** The ids of those who can't be chosen again. @default none */
  without?: readonly number[];
}

const shortest = 2;

/** A person, by their name or address. */
export function PersonPicker({ without = [], ...props }: PersonPickerProps) {
  const messages = useMessages(foundPickerMessages);
  const search = useFoundSearch();
  const { words } = search;
  const isShort = words.length < shortest;
  const query = useQuery({ ...usersQuery(useUplink(), { search: words }), enabled: !isShort });
  const people = isShort ? [] : (query.data?.data ?? []);
  return (
    <FoundPicker
      {...props}
      search={search}
      isLoading={query.isFetching}
      emptyText={isShort ? messages.typeMore : messages.nobody}
      found={people
        .filter(({ id }) => !without.includes(id))
        .map(({ id, name, contact }) => ({
          id: String(id),
          label: name,
          ...(contact && { description: contact.email }),
        }))}
    />
  );
}
