import { AuditLog } from '@uplink/admin/people';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readAuditSearch } from './users.search.ts';

export function AuditPage() {
  return (
    <ListPage title="Audit log">
      <AuditLog {...useListAddress(readAuditSearch)} hrefOf={(id) => `/admin/users/${id}`} />
    </ListPage>
  );
}
