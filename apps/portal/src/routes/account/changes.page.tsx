import { Changes } from '@uplink/learner/account';
import { FullPage } from '../../app/full-page.tsx';

/** What is new; open to everyone. */
export function ChangesPage() {
  return (
    <FullPage>
      <Changes />
    </FullPage>
  );
}
