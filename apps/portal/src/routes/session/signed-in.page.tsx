import { useQuery } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { BrokenLink, Failure, State } from '@uplink/ui/states';
import type { ReactNode } from 'react';
import { DoneWindow } from '../../app/done-window.tsx';
import { FullPage } from '../../app/full-page.tsx';
import { signInWindowPath } from '../../session/start-sign-in.ts';
import { LeavingPage } from './sign-in.page.tsx';

/** The last page of the sign-in window: fetching the token notifies the page behind it, then it closes. */
export function SignedInPage() {
  const { session } = useUplink();
  const query = useQuery({
    queryKey: ['signed-in'],
    queryFn: async () => {
      const isSignedIn = await session.isSignedIn();
      if (isSignedIn) window.close();
      return isSignedIn;
    },
  });
  if (query.isPending) return <LeavingPage />;
  let shown: ReactNode = <NotSignedIn />;
  if (query.data) {
    shown = <DoneWindow title="You are signed in">Continue on the page you came from.</DoneWindow>;
  }
  if (query.error) {
    shown = <Failure isPage message={query.error.message} onRetry={() => void query.refetch()} />;
  }
  return <FullPage>{shown}</FullPage>;
}

function NotSignedIn() {
  const start = (
    <Button variant="primary" onPress={() => location.assign(signInWindowPath)}>
      Sign in
    </Button>
  );
  return (
    <State isPage art={<BrokenLink />} title="You are not signed in" action={start}>
      Sign in to continue on the page you came from.
    </State>
  );
}
