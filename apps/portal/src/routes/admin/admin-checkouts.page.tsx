import { useNavigate } from '@tanstack/react-router';
import { CheckoutList } from '@uplink/admin/checkout';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readCheckoutSearch } from './lists.search.ts';

export function CheckoutsPage() {
  const navigate = useNavigate();
  return (
    <ListPage title="Checkout pages">
      <CheckoutList
        {...useListAddress(readCheckoutSearch)}
        hrefOf={(id) => `/admin/checkout/${id}/settings`}
        onCreated={(id) => void navigate({ to: `/admin/checkout/${id}/settings` })}
      />
    </ListPage>
  );
}
