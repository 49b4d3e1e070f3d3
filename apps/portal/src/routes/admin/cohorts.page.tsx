import { CohortList } from '@uplink/admin/cohorts';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readCohortSearch } from './cohorts.search.ts';

export function CohortsPage() {
  return (
    <ListPage title="Cohorts">
      <CohortList {...useListAddress(readCohortSearch)} hrefOf={(id) => `/admin/cohorts/${id}`} />
    </ListPage>
  );
}
