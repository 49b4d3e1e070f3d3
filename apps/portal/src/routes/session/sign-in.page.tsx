import { useSearch } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, State } from '@uplink/ui/states';
import { FullPage } from '../../app/full-page.tsx';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { NoPermission } from '../../app/no-permission.tsx';
import { SupportLink } from '../../app/support-link.tsx';
import { forgetReturns } from '../../session/sign-in-returns.ts';
import { repeatedSignIn, startSignIn } from '../../session/start-sign-in.ts';
import { signOut } from '../../shell/sign-out.ts';
import { repeated, signInFault } from './sign-in.messages.ts';

/** Shown when sign-in cannot simply start: a blocked account, or a sign-in that failed. */
export function LoginPage() {
  const { error } = useSearch({ from: '/login' });
  if (error === 'unauthorized') return <NoPermission variant="unauthorized" />;
  if (error === repeatedSignIn) return <RepeatedSignIn />;
  if (error === undefined) return <LeavingPage />;
  return (
    <FullPage>
      <State
        isPage
        art={<BrokenLink />}
        title="You are not signed in"
        action={
          <Button variant="primary" onPress={() => startSignIn()}>
            Sign in
          </Button>
        }
      >
        {signInFault(error)}
      </State>
    </FullPage>
  );
}

/** For people who signed in but got no session: signing in again would loop. */
function RepeatedSignIn() {
  const client = useUplink();
  return (
    <FullPage>
      <State
        isPage
        art={<BrokenLink />}
        title={repeated.title}
        action={
          <>
            <Button
              variant="primary"
              onPress={() => {
                forgetReturns();
                startSignIn();
              }}
            >
              {repeated.again}
            </Button>
            <Button onPress={() => void signOut(client)}>{repeated.signOut}</Button>
            <SupportLink />
          </>
        }
      >
        {repeated.text}
      </State>
    </FullPage>
  );
}

/** For the moment until the sign-in page is there. */
export function LeavingPage() {
  return (
    <MainLandmark>
      <Loading label="Sign-in">
        <Skeleton height={4} />
      </Loading>
    </MainLandmark>
  );
}
