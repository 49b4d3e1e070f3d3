import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyName } from '@uplink/api-client/domain';
import { notReady } from '@uplink/api-client/react';
import { type PageState, pageState } from '@uplink/kit/states';

export type InboxState<Item> = PageState<Item> & { isMentor: boolean };

interface MeQuery {
  data: Pick<Schema<'CurrentUser'>, 'roles'> | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The inbox of whoever is signed in: anybody may open it, and it is empty for those who review nothing. */
export function inboxState<Item>(
  me: MeQuery,
  page: Parameters<typeof pageState<Item>>[0],
  policy: PolicyName,
): InboxState<Item> {
  if (!me.data) return { ...notReady(me), isMentor: false };
  if (!mayAny(me.data, policy)) return { status: 'empty', isMentor: false };
  return { ...pageState(page), isMentor: true };
}
