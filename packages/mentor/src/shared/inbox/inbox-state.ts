import type { Schema } from '@uplink/api-client';
import { notReady } from '@uplink/api-client/react';
import { type PageState, pageState } from '@uplink/kit/states';

export type Reviewer = Schema<'Role'>;
export const mentors: readonly Reviewer[] = ['mentor'];

export type InboxState<Item> = PageState<Item> & { isMentor: boolean };

interface MeQuery {
  data: Pick<Schema<'CurrentUser'>, 'roles'> | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Anybody may open the inbox; only that of who reviews can hold something. */
export function isReviewer({ data }: Pick<MeQuery, 'data'>, reviewers: readonly Reviewer[]) {
  return data?.roles.some((role) => reviewers.includes(role)) ?? false;
}

/** The inbox of whoever is signed in: empty for everybody who reviews nothing. */
export function inboxState<Item>(
  me: MeQuery,
  page: Parameters<typeof pageState<Item>>[0],
  reviewers: readonly Reviewer[] = mentors,
): InboxState<Item> {
  if (!me.data) return { ...notReady(me), isMentor: false };
  if (!isReviewer(me, reviewers)) return { status: 'empty', isMentor: false };
  return { ...pageState(page), isMentor: true };
}
