import { useParams } from '@tanstack/react-router';
import { UserFrame, type UserTab } from '@uplink/admin/people';
import { SellActions } from '@uplink/admin/purchases';
import type { ComponentProps } from 'react';

export interface UserTabPageProps extends Pick<ComponentProps<typeof UserFrame>, 'children'> {
  tab: UserTab;
}

/** A tab of a user, below what all of them share. */
export function UserTabPage({ tab, children }: UserTabPageProps) {
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
