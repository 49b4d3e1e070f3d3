import { UserPurchases } from '@uplink/admin/purchases';
import { UserTabPage } from './user-tab-page.tsx';

export function UserPurchasesPage() {
  return (
    <UserTabPage tab="purchases">{({ id }) => <UserPurchases key={id} userId={id} />}</UserTabPage>
  );
}
