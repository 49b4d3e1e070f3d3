import { useParams } from '@tanstack/react-router';
import { SeeAsUser } from '@uplink/admin/people';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readViewSearch } from './users.search.ts';

export function UserViewPage() {
  const { userId = 0 } = useParams({ strict: false });
  const { search, onSearchChange } = useListAddress(readViewSearch);
  return (
    <ListPage title="See as a user">
      <SeeAsUser
        userId={Number(userId)}
        viewId={search.view}
        onViewChange={(view) => onSearchChange({ view })}
      />
    </ListPage>
  );
}
