import { UserMilestones, UserStats } from '@uplink/admin/people';
import { UserTabPage } from './user-tab-page.tsx';

export function UserStatsPage() {
  return (
    <UserTabPage tab="stats">
      {({ id }) => (
        <>
          <UserStats userId={id} />
          <UserMilestones userId={id} cohortHref={(cohort) => `/admin/cohorts/${cohort}`} />
        </>
      )}
    </UserTabPage>
  );
}
