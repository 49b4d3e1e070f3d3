import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { BrokenLink, State } from '@uplink/ui/states';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MainLandmark } from '../app/main-landmark.tsx';

/** Confirms the address of the code in the link. */
export function ConfirmEmailPage() {
  const { api, unwrap } = useUplink();
  const search = useSearch({ from: '/confirm_email' });
  // Kept, because the address loses it as soon as it has worked.
  const [code] = useState(search.code ?? '');
  const query = useQuery({
    queryKey: ['confirm', code],
    queryFn: async () => {
      await unwrap(
        api.PATCH('/confirmations/email/{code}', { params: { path: { code: code || '-' } } }),
        { rethrow: true },
      );
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // The code has done its work: it need not stay in the address bar and the history.
    if (query.isSuccess) history.replaceState(history.state, '', '/confirm_email');
  }, [query.isSuccess]);
  return (
    <MainLandmark>
      {query.isPending && (
        <Loading label="Your confirmation">
          <Skeleton height={120} />
        </Loading>
      )}
      {query.isSuccess && (
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
      {query.isError && (
        <State
          isPage
          art={<BrokenLink />}
          title="This address could not be confirmed"
          action={<LinkButton href="/login">Go to sign-in</LinkButton>}
        >
          {query.error.message}
        </State>
      )}
    </MainLandmark>
  );
}
