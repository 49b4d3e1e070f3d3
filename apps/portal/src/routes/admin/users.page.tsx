import { useNavigate } from '@tanstack/react-router';
import { AddUser, UploadLink, UserCounts, UserList } from '@uplink/admin/people';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readUserSearch } from './users.search.ts';

export function UsersPage() {
  const navigate = useNavigate();
  return (
    <ListPage
      title="Users"
      text={<UserCounts />}
      aside={
        <div className="ul-cluster">
          <UploadLink href="/admin/users/upload" />
          <AddUser onAdded={(id) => void navigate({ to: `/admin/users/${id}` })} />
        </div>
      }
    >
      <UserList {...useListAddress(readUserSearch)} hrefOf={(id) => `/admin/users/${id}`} />
    </ListPage>
  );
}
