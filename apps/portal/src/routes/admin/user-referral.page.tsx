import { UserRewards } from '@uplink/admin/referral';
import { UserTabPage } from './user-tab-page.tsx';

export function UserReferralPage() {
  return (
    <UserTabPage tab="referral">{({ id }) => <UserRewards key={id} userId={id} />}</UserTabPage>
  );
}
