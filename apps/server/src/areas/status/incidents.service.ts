import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { writeAudit } from '../people/audit-log.ts';
import { findIncident, incidentOrder, listIncidents } from './incidents.repository.ts';

type IncidentDeps = Pick<Deps, 'db' | 'clock'>;
type Managed = Schema<'ManagedIncident'>;

export async function readIncidents(
  db: Kysely<DB>,
  { state, ...query }: WindowQuery & { state?: 'open' | 'resolved' },
): Promise<Schema<'IncidentPage'>> {
  const window = openWindow(incidentOrder, query);
  const { rows, total } = await listIncidents(db, state ?? 'all', window);
  const page = toPage(window, rows, ({ incident }) => [incident.id]);
  return { data: page.rows, paging: { pageSize: window.pageSize, total, ...page.cursors } };
}

export async function readIncident(db: Kysely<DB>, id: number): Promise<Managed> {
  const found = await findIncident(db, id);
  if (!found) throw notFound('This incident does not exist.');
  return found;
}

/** Everyone reads it from now on; sent again after a lost answer it is there once. */
export async function openIncident(
  { db, clock }: IncidentDeps,
  staffId: number,
  { changeId, title, impact, state, parts, message }: Schema<'IncidentInput'>,
): Promise<Managed> {
  requireWords({ title, message });
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('incident')
      .values({
        change_id: changeId,
        title: title.trim(),
        impact,
        state,
        parts,
        author_id: staffId,
        started_at: now,
        resolved_at: state === 'resolved' ? now : null,
      })
      .onConflict((conflict) => conflict.column('change_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await addUpdate(trx, { id: row.id, staffId, state, message, now });
  });
  const { id } = await db
    .selectFrom('incident')
    .select('id')
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  return readIncident(db, id);
}

/** What is new about an incident, decided on the version that was seen. */
export async function updateIncident(
  { db, clock }: IncidentDeps,
  { staffId, id }: { staffId: number; id: number },
  { version, impact, state, parts, message }: Schema<'IncidentChange'>,
): Promise<Managed> {
  requireWords({ message });
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('incident')
      .select(['version', 'resolved_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('This incident does not exist.');
    if (row.version !== version) throw stale(await currentOf(trx, id));
    await trx
      .updateTable('incident')
      .set({
        impact,
        state,
        parts,
        version: version + 1,
        resolved_at: state === 'resolved' ? (row.resolved_at ?? now) : null,
      })
      .where('id', '=', id)
      .execute();
    await addUpdate(trx, { id, staffId, state, message, now });
  });
  return readIncident(db, id);
}

function requireWords(texts: Record<string, string>): void {
  for (const [field, text] of Object.entries(texts)) {
    const fault = required(text);
    if (fault) throw unprocessable(fault, { [field]: fault });
  }
}

interface Update {
  id: number;
  staffId: number;
  state: Schema<'IncidentState'>;
  message: string;
  now: Date;
}

async function addUpdate(
  trx: Transaction<DB>,
  { id, staffId, state, message, now }: Update,
): Promise<void> {
  await trx
    .insertInto('incident_update')
    .values({
      incident_id: id,
      state,
      message: message.trim(),
      author_id: staffId,
      created_at: now,
    })
    .execute();
  await writeAudit(trx, {
    actorId: staffId,
    action: 'writeIncident' as const,
    now,
    after: { incident: id, state },
  });
}

async function currentOf(trx: Transaction<DB>, id: number): Promise<Schema<'CurrentState'>> {
  const { incident, version } = await readIncident(trx, id);
  const last = await trx
    .selectFrom('incident_update')
    .innerJoin('app_user', 'app_user.id', 'incident_update.author_id')
    .select(['app_user.id', 'first_name', 'last_name', 'avatar', 'incident_update.created_at'])
    .where('incident_id', '=', id)
    .orderBy('incident_update.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    status: incident.state,
    version,
    by: { id: last.id, name: `${last.first_name} ${last.last_name}`, avatar: last.avatar },
    date: last.created_at.toISOString(),
  };
}
