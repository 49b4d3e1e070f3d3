'use client';
import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, userCountsQuery, useUplink } from '@uplink/api-client/react';
import { userListMessages } from './user-list.messages.ts';

/** How many people there are, for staff with access. Its space is reserved while it loads. */
export function UserCounts() {
  const messages = useMessages(userListMessages);
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const { data } = useQuery({
    ...userCountsQuery(client),
    enabled: mayAny(me.data, 'readUsers'),
  });
  return <p className="ul-muted">{data ? messages.people(data) : '\u00a0'}</p>;
}
