import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** The new id of each old one. */
export type IdMap = ReadonlyMap<number, number>;

interface CopiedRows {
  table: string;
  /** Rows whose value here is a key of the map; the copies have the new value. */
  of: [column: string, ids: IdMap];
  /** Other columns that name something copied; what was not copied is named as before. */
  maps?: Record<string, IdMap>;
  /** A column that names another row of the same table. */
  within?: string;
  /** Columns with another value in the copies. */
  set?: Record<string, unknown>;
  /** Further conditions on the rows `r`. */
  only?: string;
}

/** Copies rows of a table in one statement; gives the new ids of a table that has ids of its own. */
export async function copyRows(trx: Kysely<DB>, rows: CopiedRows): Promise<IdMap> {
  const { table, of, maps = {}, within, set = {}, only = 'true' } = rows;
  const [column, ids] = of;
  if (ids.size === 0) return new Map();
  const columns = await columnsOf(trx, table);
  const hasOwnId = columns.includes('id') && column !== 'id';
  const fresh = hasOwnId ? await freshIds(trx, { table, column, ids, only }) : new Map();
  if (hasOwnId && fresh.size === 0) return fresh;
  const mapped: Record<string, IdMap> = {
    ...{ ...maps, [column]: ids },
    ...(hasOwnId && { id: fresh }),
    ...(within && { [within]: fresh }),
  };
  const values = columns.map((name) => {
    if (name in set) return sql`${set[name]}`;
    const map = mapped[name];
    const value = sql.ref(`r.${name}`);
    return map
      ? sql`coalesce((${toObject(map)}::jsonb ->> ${value}::text)::bigint, ${value})`
      : value;
  });
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) select ${sql.join(values)} from ${sql.table(table)} r
    where ${sql.ref(`r.${column}`)} = any (${[...ids.keys()]}::bigint[]) and ${sql.raw(only)}`.execute(
    trx,
  );
  return fresh;
}

const toObject = (map: IdMap) => JSON.stringify(Object.fromEntries(map));

/** Every column that can be written. */
async function columnsOf(trx: Kysely<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  return rows.map(({ name }) => name);
}

interface Fresh {
  table: string;
  column: string;
  ids: IdMap;
  only: string;
}

async function freshIds(trx: Kysely<DB>, { table, column, ids, only }: Fresh): Promise<IdMap> {
  const { rows } = await sql<{ old: number; fresh: number }>`
    select r.id as old, nextval(pg_get_serial_sequence(${table}, 'id')) as fresh
    from ${sql.table(table)} r
    where ${sql.ref(`r.${column}`)} = any (${[...ids.keys()]}::bigint[]) and ${sql.raw(only)}
    order by r.id`.execute(trx);
  return new Map(rows.map(({ old, fresh }) => [Number(old), Number(fresh)]));
}

/** New ids for these modules. */
export async function newModuleIds(trx: Kysely<DB>, ids: readonly number[]): Promise<IdMap> {
  const { rows } = await sql<{ old: number; fresh: number }>`
    select old, nextval(pg_get_serial_sequence('module', 'id')) as fresh
    from unnest(${[...ids]}::bigint[]) old`.execute(trx);
  return new Map(rows.map(({ old, fresh }) => [Number(old), Number(fresh)]));
}
