import { IncidentList } from '@uplink/admin/status';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readIncidentsSearch } from './incidents.search.ts';

export function IncidentsPage() {
  return (
    <ListPage title="Incidents">
      <IncidentList {...useListAddress(readIncidentsSearch)} />
    </ListPage>
  );
}
