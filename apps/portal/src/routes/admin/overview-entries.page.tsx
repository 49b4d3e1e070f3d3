import { OverviewEntries, overviewEntriesMessages } from '@uplink/admin/home';
import { useMessages } from '@uplink/api-client/messages';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readEntriesSearch } from './overview.search.ts';

export function OverviewEntriesPage() {
  const { search, onSearchChange } = useListAddress(readEntriesSearch);
  const { of = 'refundRequests', ...place } = search;
  return (
    <ListPage title={useMessages(overviewEntriesMessages).lists[of]}>
      <OverviewEntries
        search={{ ...place, of }}
        onSearchChange={onSearchChange}
        hrefOf={(id) => `/admin/users/${id}/purchases`}
      />
    </ListPage>
  );
}
