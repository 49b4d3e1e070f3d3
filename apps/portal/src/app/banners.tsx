import { useNavigate } from '@tanstack/react-router';
import { contextQuery } from '@uplink/api-client/react';
import { BannerStack } from '@uplink/ui/banner-stack';
import { useEffect, useSyncExternalStore } from 'react';
import { client, queryClient } from './client.ts';

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
      banners={errors.filter((one) => one !== frozen)}
      onClose={client.errors.close}
      onCloseAll={client.errors.closeAll}
    />
  );
}
