import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@uplink/api-client';
import { contextQuery } from '@uplink/api-client/react';
import { BannerStack } from '@uplink/ui/banner-stack';
import { Button } from '@uplink/ui/button';
import { useEffect, useSyncExternalStore } from 'react';
import { offlineCode } from '../offline/offline-code.ts';
import { client, queryClient } from './client.ts';
import { missingPart } from './lazy-part.ts';
import { reloadPage, unreachable } from './reload-page.ts';

/** Errors of calls on top of the page. An account that was frozen meanwhile is led to Billing instead. */
export function Banners() {
  const errors = useSyncExternalStore(client.errors.subscribe, client.errors.getSnapshot);
  const navigate = useNavigate();
  const frozen = errors.find(({ error }) => error.code === 'frozen');
  useEffect(() => {
    if (!frozen) return;
    client.errors.close(frozen.id);
    if (location.pathname === '/billing') return;
    void queryClient.invalidateQueries({ queryKey: contextQuery(client).queryKey });
    void navigate({ to: '/billing' });
  }, [frozen, navigate]);
  return (
    <BannerStack
      banners={errors
        .filter((one) => one !== frozen)
        .map(({ id, message, error }) => ({
          id,
          message,
          ...(error.code === offlineCode && { kind: 'pending' as const }),
          action: error.code === missingPart && <TryAgain />,
        }))}
      onClose={client.errors.close}
      onCloseAll={client.errors.closeAll}
    />
  );
}

/** Reloads the page to get the missing part, if the academy answers. */
function TryAgain() {
  async function tryAgain() {
    if (await reloadPage()) return;
    client.errors.add(new ApiError(0, { code: 'unreachable', message: unreachable }));
  }
  return (
    <Button size="sm" variant="quiet" onPress={tryAgain}>
      Try again
    </Button>
  );
}
