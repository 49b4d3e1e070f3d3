import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { requireAuthored } from '../../products/authored.ts';
import {
  type AuthorNotificationRow,
  countAuthorNotifications,
  findAuthorNotification,
  findCohort,
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
  const checked = await checkInput(db, userId, input);
  const id = await insertAuthorNotification(db, userId, toColumns(checked, clock.now()));
  return readCreatorNotification(db, userId, id);
}

/** Changes a notification, schedules it or takes it back, until it begins to be sent. */
export async function updateCreatorNotification(
  { db, clock }: NoticeDeps,
  { userId, id }: { userId: number; id: number },
  { version, notification }: Schema<'CreatorNotificationUpdate'>,
): Promise<Schema<'CreatorNotification'>> {
  await readCreatorNotification(db, userId, id);
  const checked = await checkInput(db, userId, notification);
  const columns = toColumns(checked, clock.now());
  const isSaved = await updateAuthorNotification(db, { id, version }, columns);
  const current = await readCreatorNotification(db, userId, id);
  if (isSaved) return current;
  if (current.status === 'sending' || current.status === 'sent')
    throw conflict('This notification was sent already.');
  throw stale({ status: current.status, version: current.version, by: null, date: null });
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

/** What is kept of an input: of a section or lesson, the product it belongs to. */
async function checkInput(db: Kysely<DB>, userId: number, input: Input): Promise<Input> {
  const { message, moduleId, cohortId } = input;
  const { required } = VALIDATION;
  if (message.trim() === '') throw unprocessable(required, { message: required });
  const { id } = await requireAuthored(db, { id: userId }, moduleId);
  if (cohortId !== null && !(await findCohort(db, id, cohortId)))
    throw unprocessable('Choose a cohort of this product.', { cohortId: VALIDATION.pattern });
  return { ...input, moduleId: id };
}

function toColumns(
  { message, type, scheduled, sendAt, moduleId, cohortId }: Input,
  now: Date,
): NotificationColumns {
  const at = sendAt === null ? null : new Date(sendAt);
  const soonest = new Date(now.getTime() + holdMs);
  return {
    module_id: moduleId,
    cohort_id: cohortId,
    message: message.trim(),
    type,
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
