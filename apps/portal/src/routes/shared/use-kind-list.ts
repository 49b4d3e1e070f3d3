import { useListSearch } from '@uplink/kit/lists';
import { readKindSearch } from './kind.search.ts';
import { useListAddress } from './use-list-address.ts';

/**
 * A list with three kinds, whose kind and page are kept in the address. Read here and not by the route,
 * because routes are part of the first load.
 */
export function useKindList() {
  const address = useListAddress(readKindSearch);
  const { page, filter, onPageChange } = useListSearch(address);
  return {
    type: address.search.type,
    page,
    onTypeChange: (type: typeof address.search.type) => filter({ type }),
    onPageChange,
  };
}
