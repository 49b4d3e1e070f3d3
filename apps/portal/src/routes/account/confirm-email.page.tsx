import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, Failure, State } from '@uplink/ui/states';
import { CircleCheck, KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FullPage } from '../../app/full-page.tsx';
import { SupportLink } from '../../app/support-link.tsx';
import { adoptReturnPath } from '../../session/return-path.ts';
import { confirmEmail } from './confirm-email.ts';

/** The code leaves the address once it has worked; a reload still says what is true. */
const confirmedKey = 'uplink.email-confirmed';

/** Confirms the address of the code in the link. */
export function ConfirmEmailPage() {
  const client = useUplink();
  const search = useSearch({ from: '/confirm_email' });
  // Kept here, because it is removed from the address once it has been used.
  const [code] = useState(search.code ?? '');
  const query = useQuery({
    queryKey: ['confirm', code],
    queryFn: () =>
      code === '' && sessionStorage.getItem(confirmedKey) !== null
        ? 'confirmed'
        : confirmEmail(client, code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // A used code has no place in the address bar and the history.
    if (query.data !== 'confirmed') return;
    history.replaceState(history.state, '', '/confirm_email');
    sessionStorage.setItem(confirmedKey, 'yes');
    adoptReturnPath();
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
      {query.data === 'confirmed' && (
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
      {query.data === 'passwordNeeded' && (
        <State
          isPage
          art={<KeyRound className="ul-icon" size={40} aria-hidden />}
          title="Choose your password"
          action={
            <LinkButton
              variant="primary"
              href={`/identity/confirm?code=${encodeURIComponent(code)}`}
              // The server's own page, which the portal's router does not know.
              target="_top"
            >
              Choose a password
            </LinkButton>
          }
        >
          You opened this link in a different browser from the one you signed up in. To make sure
          the account is yours alone, choose its password here.
        </State>
      )}
      {(query.data === 'broken' || query.data === 'expired') && (
        <State
          isPage
          art={<BrokenLink />}
          title={
            query.data === 'expired' ? 'This link has expired' : "We couldn't confirm this address"
          }
          action={
            <>
              <LinkButton variant="primary" href="/login">
                Go to sign-in
              </LinkButton>
              <SupportLink />
            </>
          }
        >
          {query.data === 'expired'
            ? 'It worked for 48 hours. Sign in with your email address and password to get a new one.'
            : "The link doesn't work. It may be incomplete. Sign in to get a new one."}
        </State>
      )}
    </FullPage>
  );
}
