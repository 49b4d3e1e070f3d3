import type { Schema } from '@uplink/api-client';
import { notReady } from '@uplink/api-client/react';
import { type PageState, pageState } from './page-state.ts';

export type InboxState<Item> = PageState<Item> & { isMentor: boolean };

interface MeQuery {
  data: Pick<Schema<'CurrentUser'>, 'roles'> | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Anybody may open the inbox; only a mentor's can hold something. */
export function isMentor({ data }: MeQuery): boolean {
  return data?.roles.includes('mentor') ?? false;
}

/** The inbox of whoever is signed in: empty for everybody but mentors. */
export function inboxState<Item>(
  me: MeQuery,
  page: Parameters<typeof pageState<Item>>[0],
): InboxState<Item> {
  if (!me.data) return { ...notReady(me), isMentor: false };
  if (!isMentor(me)) return { status: 'empty', isMentor: false };
  return { ...pageState(page), isMentor: true };
}
