import { UserUpload } from '@uplink/admin/people';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readUploadSearch } from './users.search.ts';

export function UserUploadPage() {
  const { search, onSearchChange } = useListAddress(readUploadSearch);
  return (
    <ListPage title="Upload users">
      <UserUpload
        uploadId={search.id}
        onUploadChange={(id) => onSearchChange(id === undefined ? {} : { id })}
        uploadHref={(id) => `/admin/users/upload?id=${id}`}
        userHref={(id) => `/admin/users/${id}`}
      />
    </ListPage>
  );
}
