import { useSearch } from '@tanstack/react-router';
import { Button } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, State } from '@uplink/ui/states';
import { FullPage } from '../../app/full-page.tsx';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { NoPermission } from '../../app/no-permission.tsx';
import { startSignIn } from '../../session/start-sign-in.ts';
import { signInFault } from './sign-in.messages.ts';

/** Shown when sign-in cannot simply start: a blocked account, or a sign-in that failed. */
export function LoginPage() {
  const { error } = useSearch({ from: '/login' });
  if (error === 'unauthorized') return <NoPermission variant="unauthorized" />;
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
