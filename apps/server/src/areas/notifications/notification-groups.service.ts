import type { Schema } from '@uplink/api-client';
import { countedTitle, NOTIFICATION_KINDS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import {
  countGroups,
  type GroupPart,
  markGroup,
  type NotificationTab,
  selectGroups,
} from './notification-groups.repository.ts';

const order = { name: 'newest', parts: 2, isDescending: true };

/** Notifications this close together come from one event. */
const sameEvent = 60_000;

/** A page of rows, one for each event, and how many are unread. */
export async function listGroups(
  db: Kysely<DB>,
  userId: number,
  { tab, ...query }: WindowQuery & { tab?: NotificationTab },
): Promise<Schema<'NotificationGroupPage'>> {
  const window = openWindow(order, query);
  const [found, counts] = await Promise.all([
    selectGroups(db, userId, tab, window),
    countGroups(db, userId),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  return {
    data: rows.flatMap(({ parts }) => toGroup(parts) ?? []),
    paging: { pageSize: window.pageSize, ...cursors },
    counts: toCounts(counts),
  };
}

export async function markOneGroup(
  db: Kysely<DB>,
  userId: number,
  one: { id: number; isRead: boolean },
): Promise<void> {
  if (!(await markGroup(db, userId, one))) throw notFound('This notification does not exist.');
}

/** One row from its newest parts, newest first; pure. */
export function toGroup(parts: readonly GroupPart[]): Schema<'NotificationGroup'> | undefined {
  const [newest] = parts;
  if (!newest) return undefined;
  const counts = 'counts' in NOTIFICATION_KINDS[newest.kind];
  return counts ? toCounted(newest, parts) : toState(newest, parts);
}

const basics = ({ id, date, unread }: GroupPart) => ({
  id,
  date: date.toISOString(),
  isRead: unread === 0,
});
const addressOf = ({ url }: GroupPart) => (url === null ? {} : { url });

function toCounted(newest: GroupPart, parts: readonly GroupPart[]): Schema<'NotificationGroup'> {
  const { kind, message, subject, count } = newest;
  return {
    ...basics(newest),
    kind,
    title: count > 1 ? countedTitle(kind, count, subject ?? '') : message,
    text: null,
    needsYou: false,
    count,
    ...addressOf(newest),
    parts: count > 1 ? parts.slice(0, 3).map(toPart) : [],
  };
}

const toPart = (part: GroupPart): Schema<'NotificationPart'> => ({
  id: part.id,
  message: part.message,
  date: part.date.toISOString(),
  ...addressOf(part),
});

/** The newest state; what it opened is its text, not a state of its own. */
function toState(newest: GroupPart, parts: readonly GroupPart[]): Schema<'NotificationGroup'> {
  const cause = parts.find(
    ({ kind, date }) => kind !== 'opened' && newest.date.getTime() - date.getTime() < sameEvent,
  );
  const told = newest.kind === 'opened' && cause ? cause : newest;
  return {
    ...basics(newest),
    kind: told.kind,
    title: told.message,
    text: told === newest ? null : newest.message,
    needsYou: newest.needsYou,
    count: 1,
    ...addressOf(told),
    parts: [],
  };
}

function toCounts({
  unread,
  needsYou,
}: Awaited<ReturnType<typeof countGroups>>): Schema<'NotificationCounts'> {
  const counts = { unread: 0, needsYou, work: 0, people: 0, money: 0 };
  for (const { kind, count } of unread) {
    counts.unread += count;
    counts[NOTIFICATION_KINDS[kind].tab] += count;
  }
  return counts;
}
