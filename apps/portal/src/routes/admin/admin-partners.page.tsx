import { PartnerList } from '@uplink/admin/partners';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readPartnerSearch } from './lists.search.ts';

export function PartnersPage() {
  return (
    <ListPage title="Partners">
      <PartnerList {...useListAddress(readPartnerSearch)} />
    </ListPage>
  );
}
