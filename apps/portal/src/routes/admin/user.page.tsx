import {
  ContextFlags,
  PersonalData,
  UserApplications,
  UserLog,
  UserNotes,
} from '@uplink/admin/people';
import { Fragment } from 'react';
import { UserTabPage } from './user-tab-page.tsx';

export function UserDataPage() {
  // A form that was opened for one person isn't filled with another's data.
  return (
    <UserTabPage tab="data">
      {(user) => (
        <Fragment key={user.id}>
          <UserApplications userId={user.id} />
          <PersonalData user={user} />
          <ContextFlags user={user} />
        </Fragment>
      )}
    </UserTabPage>
  );
}

export function UserNotesPage() {
  return <UserTabPage tab="notes">{({ id }) => <UserNotes userId={id} />}</UserTabPage>;
}

export function UserLogPage() {
  return <UserTabPage tab="log">{({ id }) => <UserLog userId={id} />}</UserTabPage>;
}
