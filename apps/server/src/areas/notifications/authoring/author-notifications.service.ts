import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import {
  type AuthorNotificationRow,
  countAuthorNotifications,
  findAuthorNotification,
  findReachable,
  insertAuthorNotification,
  type NotificationColumns,
  removeAuthorNotification,
  selectAuthorNotifications,
  updateAuthorNotification,
} from './author-notifications.repository.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock'>;
type Input = Schema<'CreatorNotificationInput'>;

/** How long one that is sent at once can be taken back. */
const holdMs = 10_000;

export async function listCreatorNotifications(
  db: Kysely<DB>,
  userId: number,
  { search, ...query }: WindowQuery & { search?: string },
): Promise<Schema<'CreatorNotificationPage'>> {
  const window = openWindow({ name: 'notifications', parts: 1, isDescending: true }, query);
  const [found, total] = await Promise.all([
    selectAuthorNotifications(db, userId, search, window),
    countAuthorNotifications(db, userId, search),
  ]);
  const { rows, cursors } = toPage(window, found, ({ id }) => [id]);
  return { data: rows.map(toView), paging: { pageSize: window.pageSize, total, ...cursors } };
}

export async function readCreatorNotification(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'CreatorNotification'>> {
  const row = await findAuthorNotification(db, userId, id);
  if (!row) throw notFound('This notification does not exist.');
  return toView(row);
}

export async function createCreatorNotification(
  { db, clock }: NoticeDeps,
  userId: number,
  input: Input,
): Promise<Schema<'CreatorNotification'>> {
  await checkInput(db, userId, input);
  const id = await insertAuthorNotification(db, userId, toColumns(input, clock.now()));
  return readCreatorNotification(db, userId, id);
}

/** Changes a notification, schedules it or takes it back, until it begins to be sent. */
export async function updateCreatorNotification(
  { db, clock }: NoticeDeps,
  { userId, id }: { userId: number; id: number },
  { version, notification }: Schema<'CreatorNotificationUpdate'>,
): Promise<Schema<'CreatorNotification'>> {
  await readCreatorNotification(db, userId, id);
  await checkInput(db, userId, notification);
  const columns = toColumns(notification, clock.now());
  const isSaved = await updateAuthorNotification(db, { id, version }, columns);
  const current = await readCreatorNotification(db, userId, id);
  if (isSaved) return current;
  if (current.status === 'sending' || current.status === 'sent')
    throw conflict('This notification was sent already.');
  throw stale({ status: current.status, version: current.version, by: null, date: null });
}

/** Schedules a notification or takes it back, as its switch in the list does. */
export async function scheduleCreatorNotification(
  deps: NoticeDeps,
  key: { userId: number; id: number },
  { version, scheduled }: Schema<'CreatorNotificationSchedule'>,
): Promise<Schema<'CreatorNotification'>> {
  const { message, type, url, sendAt, audience } = await readCreatorNotification(
    deps.db,
    key.userId,
    key.id,
  );
  const notification = { message, type, url, sendAt, audience, scheduled };
  return updateCreatorNotification(deps, key, { version, notification });
}

export async function deleteCreatorNotification(
  { db, clock }: NoticeDeps,
  userId: number,
  id: number,
): Promise<void> {
  await readCreatorNotification(db, userId, id);
  if (!(await removeAuthorNotification(db, id, clock.now())))
    throw conflict('This notification is being sent. Delete it when that is done.');
}

async function checkInput(
  db: Kysely<DB>,
  userId: number,
  { message, audience }: Input,
): Promise<void> {
  const { required } = VALIDATION;
  if (message.trim() === '') throw unprocessable(required, { message: required });
  const { kind, ids } = audience;
  if (kind === 'all') {
    if (ids.length > 0) throw unprocessable(toAll, { audience: toAll });
    return;
  }
  if (ids.length === 0) throw unprocessable(required, { audience: required });
  const reachable = await findReachable(db, userId, audience);
  if (reachable.length < ids.length) throw unprocessable(unreached, { audience: unreached });
}

const toAll = 'A notification for all your learners names no one.';
const unreached = 'Choose products you may edit, their cohorts, or people who learn from them.';

function toColumns(
  { message, type, url, scheduled, sendAt, audience }: Input,
  now: Date,
): NotificationColumns {
  const at = sendAt === null ? null : new Date(sendAt);
  const soonest = new Date(now.getTime() + holdMs);
  return {
    audience: audience.kind,
    audience_ids: audience.ids,
    message: message.trim(),
    type,
    url,
    scheduled,
    send_at: at,
    due_at: scheduled ? (at !== null && at > soonest ? at : soonest) : null,
    updated_at: now,
  };
}

const toView = ({ sendAt, ...row }: AuthorNotificationRow): Schema<'CreatorNotification'> => ({
  ...row,
  sendAt: sendAt?.toISOString() ?? null,
});
