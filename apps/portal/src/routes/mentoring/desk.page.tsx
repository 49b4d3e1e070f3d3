import { Desk } from '@uplink/mentor/mentoring';
import { useListAddress } from '../shared/use-list-address.ts';
import { readDeskSearch } from './desk.search.ts';

/** A mentor's desk; its filters and the work that is open are kept in the address. */
export function DeskPage() {
  const { search, onSearchChange } = useListAddress(readDeskSearch);
  const { product, milestone, ...rest } = search;
  return (
    <Desk
      search={{ ...rest, productId: product, milestoneId: milestone }}
      onSearchChange={({ productId, milestoneId, ...next }) =>
        onSearchChange({ ...next, product: productId, milestone: milestoneId })
      }
    />
  );
}
