import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  dashboardQuery,
  meQuery,
  type NotReady,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect } from 'react';

export interface DashboardReady {
  status: 'ready';
  dashboard: Schema<'Dashboard'>;
  firstName: string;
}

/** Everything the home page shows, and the name in its greeting. */
export function useDashboard(): NotReady | DashboardReady {
  const client = useUplink();
  const query = useHeldQuery(dashboardQuery(client));
  const me = useQuery(meQuery(client));
  useTimeZone(query.data?.week.timeZone);
  if (!query.data) return notReady(query);
  if (!me.data) return notReady(me);
  return { status: 'ready', dashboard: query.data, firstName: me.data.firstName };
}

/** Says where the learner is, once that is another zone than the week was drawn for. */
function useTimeZone(known: string | null | undefined) {
  const client = useUplink();
  const queries = useQueryClient();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (known === undefined || !timeZone || timeZone === known) return;
    const said = client.api.PUT('/me/time-zone', { body: { timeZone } });
    said.then(
      ({ error }) => {
        if (!error) void queries.invalidateQueries({ queryKey: dashboardQuery(client).queryKey });
      },
      () => {},
    );
  }, [client, queries, known]);
}
