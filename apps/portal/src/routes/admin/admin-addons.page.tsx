import { useNavigate } from '@tanstack/react-router';
import { AddonList } from '@uplink/admin/addons';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readAddonSearch } from './lists.search.ts';

export function AddonsPage() {
  const navigate = useNavigate();
  return (
    <ListPage title="Add-ons">
      <AddonList
        {...useListAddress(readAddonSearch)}
        hrefOf={(id) => `/admin/addons/${id}/settings`}
        onCreated={(id) => void navigate({ to: `/admin/addons/${id}/settings` })}
      />
    </ListPage>
  );
}
