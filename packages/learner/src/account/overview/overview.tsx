'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, useHeldState } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useOverview } from './overview.controller.ts';
import { overviewMessages } from './overview.messages.ts';
import type { OverviewProps } from './overview.types.ts';
import { OverviewView } from './overview.view.tsx';

/** The learner's profile, stats and latest achievements. */
export function Overview(props: OverviewProps) {
  const messages = useMessages(overviewMessages);
  const state = useHeldState(useOverview());
  if (state.status === 'ready') return <OverviewView {...props} {...state} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      skeleton={
        <div className="ul-stack ul-gap-24">
          <Skeleton height={104} />
          <Skeleton height={180} />
          <Skeleton height={160} />
        </div>
      }
    />
  );
}
