import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { applicationsQuery, type InboxFilter, meQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';

export interface ApplicationInboxState {
  inbox: InboxState<Schema<'ApplicationItem'>>;
  /** What applicants are told. */
  wait: Schema<'WaitClass'> | null;
}

/** A page of the applications that someone decides on. */
export function useApplicationInbox(filter: InboxFilter): ApplicationInboxState {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...applicationsQuery(client, filter),
    enabled: mayAny(me.data, 'decideOnApplication'),
  });
  return {
    inbox: inboxState(me, query, 'decideOnApplication'),
    wait: query.data?.wait ?? null,
  };
}
