import { useSearch } from '@tanstack/react-router';
import { Button } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, State } from '@uplink/ui/states';
import { NoPermission } from '../app/error-page.tsx';
import { MainLandmark } from '../app/main-landmark.tsx';
import { startSignIn } from '../session/start-sign-in.ts';
import { signInFault } from './sign-in.messages.ts';

/** Shown when sign-in cannot simply start: a blocked account, or a sign-in that failed. */
export function LoginPage() {
  const { error } = useSearch({ from: '/login' });
  if (error === 'unauthorized') {
    return (
      <MainLandmark>
        <NoPermission variant="unauthorized" />
      </MainLandmark>
    );
  }
  if (error === undefined) return <LeavingPage />;
  return (
    <MainLandmark>
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
    </MainLandmark>
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
