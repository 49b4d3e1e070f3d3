import { useListSearch } from '@uplink/kit/lists';
import { useListAddress } from './use-list-address.ts';
import { readWorkSearch } from './work.search.ts';

/**
 * The page, the status and the product of a learner's own homework or quizzes, kept in the address. Read here
 * and not by the route, because routes are part of the first load.
 */
export function useWorkList() {
  const address = useListAddress(readWorkSearch);
  const { page, filter, onPageChange } = useListSearch(address);
  return {
    page,
    status: address.search.status,
    onPageChange,
    onStatusChange: (status: string | undefined) => filter({ status }),
    productId: address.search.product,
    onProductChange: (product: number | undefined) => filter({ product }),
  };
}
