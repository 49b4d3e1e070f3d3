import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { readPlace, subscribeToPlace } from '../app/toasts.ts';
import { visitorMessages } from '../offline/offline.messages.ts';
import { watchPage } from '../offline/watch-page.ts';

/** Around pages for visitors, which have a head of their own: messages that pop up, and what an outage means. */
export function VisitorShell() {
  const { errors } = useUplink();
  const queryClient = useQueryClient();
  const router = useRouter();
  const Toasts = useSyncExternalStore(subscribeToPlace, readPlace);
  useEffect(
    () =>
      watchPage(router, {
        errors,
        words: visitorMessages,
        onBack: () => void queryClient.invalidateQueries(),
      }).stop,
    [errors, queryClient, router],
  );
  return (
    <>
      <Outlet />
      {Toasts && <Toasts />}
    </>
  );
}
