import { useQuery } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';
import { Button, LinkButton } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, Failure, State } from '@uplink/ui/states';
import { CircleCheck } from 'lucide-react';
import { FullPage } from '../app/full-page.tsx';
import { signInWindowPath } from '../session/start-sign-in.ts';

/** The end of the window that opened over a page: asking for the token tells that page, and it closes. */
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
  return (
    <FullPage>
      {query.isPending && (
        <Loading label="Sign-in">
          <Skeleton height={120} />
        </Loading>
      )}
      {query.isError && (
        <Failure isPage message={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.data === true && (
        <State
          isPage
          art={<CircleCheck className="ul-icon ul-ok" size={40} aria-hidden />}
          title="You are signed in"
          action={
            <>
              <Button variant="primary" onPress={() => window.close()}>
                Close this window
              </Button>
              <LinkButton href="/">Go home</LinkButton>
            </>
          }
        >
          Go on in the page you came from.
        </State>
      )}
      {query.data === false && (
        <State
          isPage
          art={<BrokenLink />}
          title="You are not signed in"
          action={
            <Button variant="primary" onPress={() => location.assign(signInWindowPath)}>
              Sign in
            </Button>
          }
        >
          Sign in to go on in the page you came from.
        </State>
      )}
    </FullPage>
  );
}
