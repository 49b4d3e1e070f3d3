import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { StateName } from './access-row.ts';

type Db = Kysely<DB>;
type Change = (db: Db, ids: number[]) => Promise<unknown>;

interface AccountState {
  state: StateName;
  enter: Change;
  leave: Change;
  refusal: { status: number; code: string };
}

const unauthorized = { status: 403, code: 'unauthorized' };

const user =
  (values: { blocked: boolean } | { status: 1 | 2 } | { deleted_at: Date | null }): Change =>
  (db, ids) =>
    db.updateTable('app_user').set(values).where('id', 'in', ids).execute();
const payment =
  (payment_status: string): Change =>
  (db, ids) =>
    db.updateTable('user_context').set({ payment_status }).where('user_id', 'in', ids).execute();

/** What can be the matter with an account, and what every operation then answers. */
export const accountStates: AccountState[] = [
  {
    state: 'blocked',
    enter: user({ blocked: true }),
    leave: user({ blocked: false }),
    refusal: unauthorized,
  },
  {
    state: 'inactive',
    enter: user({ status: 2 }),
    leave: user({ status: 1 }),
    refusal: unauthorized,
  },
  {
    state: 'deleted',
    enter: user({ deleted_at: new Date() }),
    leave: user({ deleted_at: null }),
    refusal: { status: 401, code: 'unauthenticated' },
  },
  {
    state: 'frozen',
    enter: payment('frozen'),
    leave: payment('ok'),
    refusal: { status: 403, code: 'frozen' },
  },
];

/** Rows that hang on a row of someone's, by their table and the condition that finds them. */
const parts: [table: string, condition: string][] = [
  ['playlist_item', 'playlist_id in (select id from playlist where user_id = $)'],
  ['exam_answer', 'attempt_id in (select id from exam_attempt where user_id = $)'],
  ...['item', 'file', 'message', 'event'].map((part): [string, string] => [
    `submission_${part}`,
    'submission_id in (select id from homework_submission where user_id = $)',
  ]),
];

/** Everything someone has, row by row. */
export async function snapshotOf(db: Db, userId: number): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(db);
  const all: Record<string, unknown> = {};
  const wanted: [string, string][] = [
    ['app_user', 'id = $'],
    ...tables.map(({ name }): [string, string] => [name, 'user_id = $']),
    ...parts,
  ];
  for (const [table, condition] of wanted) {
    const where = sql.raw(condition.replaceAll('$', String(userId)));
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(own) as row from ${sql.table(table)} own where ${where} order by own::text`.execute(
      db,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return JSON.stringify(all);
}
