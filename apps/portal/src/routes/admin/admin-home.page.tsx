import { AdminHome, StaffFigures } from '@uplink/admin/home';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readFiguresSearch } from './overview.search.ts';

export function AdminHomePage() {
  const { search, onSearchChange } = useListAddress(readFiguresSearch);
  return (
    <ListPage title="Admin">
      <AdminHome />
      <StaffFigures days={search.days} onDaysChange={(days) => onSearchChange({ days })} />
    </ListPage>
  );
}
