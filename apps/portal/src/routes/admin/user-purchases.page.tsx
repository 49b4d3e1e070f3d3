import { UserCredits, UserPurchases } from '@uplink/admin/purchases';
import { UserTabPage } from './user-tab-page.tsx';

export function UserPurchasesPage() {
  return (
    <UserTabPage tab="purchases">
      {({ id }) => (
        <div className="ul-stack ul-gap-24" key={id}>
          <UserPurchases userId={id} />
          <UserCredits userId={id} />
        </div>
      )}
    </UserTabPage>
  );
}
