import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyName } from '@uplink/api-client/domain';
import { notReady } from '@uplink/api-client/react';
import { type PageState, pageState } from '@uplink/kit/states';

/** What an inbox reads, of whatever kind of work. */
export interface InboxPage<Item> {
  data: readonly Item[];
  paging: Schema<'KeysetPaging'>;
  /** How many there are in each state under the other filters. */
  counts: Schema<'StatusCounts'>;
}

export interface InboxState<Item> {
  list: PageState<Item, Schema<'KeysetPaging'>>;
  isMentor: boolean;
  /** Who looks at it, once that is known. */
  ownUserId: number | undefined;
  /** Undefined while they are not known. */
  page: InboxPage<Item> | undefined;
}

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The inbox of whoever is signed in: anyone may open it, and it is empty for those who review nothing. */
export function inboxState<Item>(
  me: Query<Pick<Schema<'CurrentUser'>, 'id' | 'roles'>>,
  query: Query<InboxPage<Item>>,
  policy: PolicyName,
): InboxState<Item> {
  const ownUserId = me.data?.id;
  const nothing = { isMentor: false, ownUserId, page: undefined };
  if (!me.data) return { ...nothing, list: notReady(me) };
  if (!mayAny(me.data, policy)) return { ...nothing, list: { status: 'empty' } };
  return { list: pageState(query), isMentor: true, ownUserId, page: query.data };
}
