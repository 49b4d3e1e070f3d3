import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { directionOf, type ListOrder, type ListWindow } from '../keyset.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';

type Db = Kysely<DB>;
type Managed = Schema<'ManagedIncident'>;
type Row = Omit<Schema<'Incident'>, 'startedAt' | 'resolvedAt'> & {
  startedAt: Date;
  resolvedAt: Date | null;
  by: Managed['by'];
  version: number;
};

export const incidentOrder: ListOrder = { name: 'incidents', parts: 1, isDescending: true };
/** How many updates one incident shows; its first ones are left out. */
const mostUpdates = 50;

const columns = sql`i.id, i.title, i.impact, i.state, i.parts, i.started_at as "startedAt",
  i.resolved_at as "resolvedAt", i.version, ${userRef('a')} as by,
  coalesce((select jsonb_agg(jsonb_build_object('state', u.state, 'message', u.message,
    'date', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by u.id desc)
    from (select * from incident_update where incident_id = i.id order by id desc limit ${mostUpdates}) u), '[]') as updates`;
const from = sql`from incident i join app_user a on a.id = i.author_id`;

async function read(db: Db, rest: RawBuilder<unknown>): Promise<Managed[]> {
  const { rows } = await sql<Row>`select ${columns} ${from} ${rest}`.execute(db);
  return rows.map(({ by, version, startedAt, resolvedAt, ...incident }) => ({
    id: incident.id,
    incident: {
      ...incident,
      startedAt: startedAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    },
    by,
    version,
  }));
}

/** What everyone reads: open incidents, then those that were resolved since a moment. */
export async function listPublicIncidents(db: Db, since: Date): Promise<Schema<'Incident'>[]> {
  const found = await read(
    db,
    sql`where i.resolved_at is null or i.resolved_at >= ${since}
      order by i.resolved_at is not null, i.id desc limit 50`,
  );
  return found.map(({ incident }) => incident);
}

const states = {
  open: sql`i.resolved_at is null`,
  resolved: sql`i.resolved_at is not null`,
  all: sql`true`,
};

export async function listIncidents(
  db: Db,
  state: keyof typeof states,
  window: ListWindow,
): Promise<{ rows: Managed[]; total: number }> {
  const { after, order } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const rows = await read(
    db,
    sql`where ${states[state]} ${id === undefined ? sql`` : sql`and i.id ${after} ${id}`}
      order by i.id ${order} limit ${window.pageSize + 1}`,
  );
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from incident i where ${states[state]}`)} as count`.execute(db);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

export async function findIncident(db: Db, id: number): Promise<Managed | undefined> {
  const [found] = await read(db, sql`where i.id = ${id}`);
  return found;
}
