'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { useDashboard } from './dashboard.controller.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardProps } from './dashboard.types.ts';
import { DashboardView } from './dashboard.view.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.view.tsx';

/** Home: the exact next step first, then open work and what is being learned. */
export function Dashboard(props: DashboardProps) {
  const messages = useMessages(dashboardMessages);
  const state = useDashboard();
  if (state.status === 'ready') return <DashboardView {...props} {...state} />;
  return (
    <NotReadyView isPage state={state} noun={messages.noun} skeleton={<DashboardSkeleton />} />
  );
}
