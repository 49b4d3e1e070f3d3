import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, Failure, State } from '@uplink/ui/states';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FullPage } from '../../app/full-page.tsx';
import { SupportLink } from '../../app/support-link.tsx';
import { confirmEmail } from './confirm-email.ts';

/** Confirms the address of the code in the link. */
export function ConfirmEmailPage() {
  const client = useUplink();
  const search = useSearch({ from: '/confirm_email' });
  // Kept, because the address loses it as soon as it has worked.
  const [code] = useState(search.code ?? '');
  const query = useQuery({
    queryKey: ['confirm', code],
    queryFn: () => confirmEmail(client, code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // The code has done its work: it need not stay in the address bar and the history.
    if (query.data) history.replaceState(history.state, '', '/confirm_email');
  }, [query.data]);
  return (
    <FullPage>
      {query.isPending && (
        <Loading label="Your confirmation">
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
          title="Email Confirmed!"
          action={
            <LinkButton variant="primary" href="/login">
              Log in
            </LinkButton>
          }
        >
          Your account is ready.
        </State>
      )}
      {query.data === false && (
        <State
          isPage
          art={<BrokenLink />}
          title="This address could not be confirmed"
          action={
            <>
              <LinkButton variant="primary" href="/login">
                Go to sign-in
              </LinkButton>
              <SupportLink />
            </>
          }
        >
          The link does not work, or it has expired. Sign in to get a new one.
        </State>
      )}
    </FullPage>
  );
}
