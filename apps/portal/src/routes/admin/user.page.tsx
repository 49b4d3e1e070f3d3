import { useParams } from '@tanstack/react-router';
import {
  ContextFlags,
  PersonalData,
  UserApplications,
  UserFrame,
  UserLog,
  UserMilestones,
  UserNotes,
  UserStats,
  type UserTab,
} from '@uplink/admin/people';
import { SellActions, UserPurchases } from '@uplink/admin/purchases';
import { UserRewards } from '@uplink/admin/referral';
import { type ComponentProps, Fragment } from 'react';

export function UserDataPage() {
  // A form that was opened for one person isn't filled with another's data.
  return (
    <User tab="data">
      {(user) => (
        <Fragment key={user.id}>
          <UserApplications userId={user.id} />
          <PersonalData user={user} />
          <ContextFlags user={user} />
        </Fragment>
      )}
    </User>
  );
}

export function UserPurchasesPage() {
  return <User tab="purchases">{({ id }) => <UserPurchases key={id} userId={id} />}</User>;
}

export function UserStatsPage() {
  return (
    <User tab="stats">
      {({ id }) => (
        <>
          <UserStats userId={id} />
          <UserMilestones userId={id} cohortHref={(cohort) => `/admin/cohorts/${cohort}`} />
        </>
      )}
    </User>
  );
}

export function UserNotesPage() {
  return <User tab="notes">{({ id }) => <UserNotes userId={id} />}</User>;
}

export function UserLogPage() {
  return <User tab="log">{({ id }) => <UserLog userId={id} />}</User>;
}

export function UserReferralPage() {
  return <User tab="referral">{({ id }) => <UserRewards key={id} userId={id} />}</User>;
}

interface UserProps extends Pick<ComponentProps<typeof UserFrame>, 'children'> {
  tab: UserTab;
}

function User({ tab, children }: UserProps) {
  const { userId = 0 } = useParams({ strict: false });
  const base = `/admin/users/${userId}`;
  return (
    <UserFrame
      userId={Number(userId)}
      tab={tab}
      viewHref={`${base}/view`}
      aside={<SellActions key={userId} userId={Number(userId)} />}
      hrefOf={(one) => (one === 'data' ? base : `${base}/${one}`)}
    >
      {children}
    </UserFrame>
  );
}
