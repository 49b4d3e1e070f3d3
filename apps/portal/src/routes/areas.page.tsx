import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { EmptyEmail } from '@uplink/learner/emails';
import { Card } from '@uplink/ui/card';
import { NoPermission } from '../app/no-permission.tsx';
import { NotFound } from '../app/not-found.tsx';
import { limitedAreas } from './limited-areas.ts';

/** Says who may enter; for those who may, the list of emails alone lies here yet, and it is empty. */
export function LimitedAreaPage() {
  const { pathname } = useLocation();
  const me = useQuery(meQuery(useUplink())).data;
  const { roles, openTo } = limitedAreas[/^\/admin(\/|$)/.test(pathname) ? 'admin' : 'creator'];
  const mayEnter = roles.some((role) => me?.roles.includes(role));
  if (!mayEnter) return <NoPermission variant="noAccess" openTo={openTo} />;
  return pathname === '/creator/email' ? <EmailsPage /> : <NotFound />;
}

function EmailsPage() {
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Emails
      </h1>
      <div className="ul-page-body">
        <Card>
          <EmptyEmail />
        </Card>
      </div>
    </>
  );
}
