import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  dashboardQuery,
  meQuery,
  type NotReady,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

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
  if (!query.data) return notReady(query);
  if (!me.data) return notReady(me);
  return { status: 'ready', dashboard: query.data, firstName: me.data.firstName };
}
