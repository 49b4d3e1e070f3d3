import { AdminHome } from '@uplink/admin/home';
import { ListPage } from '../shared/list-page.tsx';

export function AdminHomePage() {
  return (
    <ListPage title="Admin">
      <AdminHome />
    </ListPage>
  );
}
