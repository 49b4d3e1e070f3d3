import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';
import { directionOf, type ListOrder, type ListWindow } from '../keyset.ts';
import { escapeLike } from '../like.rules.ts';
import { countUpTo } from '../status-counts.ts';
import { addressIn } from './address-search.ts';
import { type Days, isWithin } from './days.ts';
import { type PeopleSearch, readSearch, swapped } from './search-words.rules.ts';

/** Which people a list shows. */
export interface PeopleFilter extends Days {
  search?: string;
  role?: string;
  status?: 'active' | 'inactive' | 'blocked';
  paymentStatus?: string;
  cohortId?: number;
  moduleId?: number;
}

/** Which words of a person a search reads. */
export type SearchScope = 'everything' | 'names';

/** Who is looked for, and by which of their words. */
interface Wanted {
  filter: PeopleFilter;
  scope: SearchScope;
  /** Whether to count them, which can take longer than reading a page. @default false */
  isCounted?: boolean;
}

export const peopleOrder = (sort = 'name'): ListOrder => ({
  name: sort,
  parts: 1,
  isDescending: sort.startsWith('-'),
});

interface OrderColumn {
  column: RawBuilder<unknown>;
  type: RawBuilder<unknown>;
}

/** What people are ordered by, before their ids. */
function orderColumns({ name }: ListOrder, wanted: Wanted): OrderColumn[] {
  const byName = { column: sql.ref('u.search_name'), type: sql`text` };
  if (name.endsWith('signUpDate'))
    return [{ column: sql.ref('u.sign_up_date'), type: sql`timestamptz` }];
  const { words } = readSearch(wanted.filter.search ?? '');
  if (name !== 'closeness' || words.length === 0) return [byName];
  return [{ column: distanceOf(words, textOf(wanted.scope)), type: sql`int` }, byName];
}

/**
 * By how much a person's name misses what was typed, in thousandths for each word; nothing where their texts contain it.
 * Comparing every text in place of the name would take more than twice as long.
 */
const distanceOf = (words: string[], text: RawBuilder<unknown>) =>
  sql`(${sql.join(
    words.map(
      (word) => sql`case when ${text} like ${`%${escapeLike(word)}%`} then 0
        else 1000 - (1000 * strict_word_similarity(${word}, u.search_name))::int end`,
    ),
    sql` + `,
  )})`;

const textOf = (scope: SearchScope) =>
  scope === 'names' ? sql.ref('u.search_name') : sql.ref('u.search_text');

const none = sql``;

/** A page of people, which continues after a person wherever that one is now. The total is 0 unless asked for. */
export async function listPeople(
  db: Kysely<DB>,
  wanted: Wanted,
  window: ListWindow,
): Promise<{ ids: number[]; total: number }> {
  const { after, order } = directionOf(window);
  const columns = orderColumns(window.order, wanted);
  const [id] = window.place?.key ?? [];
  // The place is read first: a comparison with a subquery would use no index.
  const place = id === undefined ? undefined : await findPlace(db, columns, id);
  const names = columns.map((_, index) => sql.ref(`place_${index}`));
  const keys = [...names, sql.ref('id')];
  const { rows } = await sql<{ ids: (number | string)[]; total: number }>`
    with found as ${reading(wanted)} (
      select ${sql.join(columns.map(({ column }, index) => sql`${column} as ${names[index]}`))}, u.id
      ${peopleOf(wanted.filter, wanted.scope)})
    select ${wanted.isCounted ? countUpTo(sql`select 1 from found`) : sql.lit(0)} as total, array(
      select id from found
      ${place === undefined ? none : sql`where (${sql.join(keys)}) ${after} (${place}, ${id}::bigint)`}
      order by ${sql.join(keys.map((key) => sql`${key} ${order}`))}
      limit ${window.pageSize + 1}) as ids`.execute(db);
  const [row] = rows;
  return { ids: (row?.ids ?? []).map(Number), total: row?.total ?? 0 };
}

/** What a search finds is read once. Without one, an index gives the page in its order. */
const reading = ({ filter }: Wanted) =>
  filter.search === undefined ? sql`not materialized` : sql`materialized`;

/** As text, since a Date would lose the microseconds of an instant. */
async function findPlace(db: Kysely<DB>, columns: OrderColumn[], id: number) {
  const texts = columns.map(({ column }) => sql`${column}::text`);
  const { rows } = await sql<{ place: string[] }>`
    select array[${sql.join(texts)}] as place from app_user u where u.id = ${id}`.execute(db);
  const [found] = rows;
  return found && sql.join(found.place.map((part, index) => sql`${part}::${columns[index]?.type}`));
}

/** How many people there are, and how many of them signed up since. */
export async function countSignUps(db: Kysely<DB>, since: Date) {
  const { rows } = await sql<{ people: number; newThisMonth: number }>`
    select count(*)::int as people, (count(*) filter (where sign_up_date >= ${since}))::int as "newThisMonth"
    from app_user where deleted_at is null`.execute(db);
  return rows[0] ?? { people: 0, newThisMonth: 0 };
}

const states = {
  active: sql`and u.status = ${userStatus.active} and not u.blocked`,
  inactive: sql`and u.status = ${userStatus.inactive} and not u.blocked`,
  blocked: sql`and u.blocked`,
};

function peopleOf(filter: PeopleFilter, scope: SearchScope): RawBuilder<unknown> {
  const { search, role, status, paymentStatus, cohortId, moduleId } = filter;
  return sql`from app_user u where u.deleted_at is null
    ${search === undefined ? none : sql`and (${found(readSearch(search), scope)})`}
    ${status ? states[status] : none}
    ${role ? sql`and exists (select 1 from user_role r where r.user_id = u.id and r.role = ${role})` : none}
    ${paymentStatus ? sql`and ${paymentIs(paymentStatus)}` : none}
    ${cohortId ? sql`and exists (select 1 from user_module um where um.user_id = u.id and um.cohort_id = ${cohortId})` : none}
    ${moduleId ? sql`and exists (select 1 from user_module um where um.user_id = u.id and um.module_id = ${moduleId})` : none}
    ${isWithin(sql`u.sign_up_date`, filter)}`;
}

const paymentIs = (status: string) =>
  status === 'ok'
    ? sql`not exists (select 1 from user_context c where c.user_id = u.id and c.payment_status <> 'ok')`
    : sql`exists (select 1 from user_context c where c.user_id = u.id and c.payment_status = ${status} and c.payment_status <> 'ok')`;

/** Every word, or the whole name by most of its pieces. */
function found({ words, digits, reference }: PeopleSearch, scope: SearchScope) {
  if (scope === 'names')
    return words.length === 0 || words.some(isAddress)
      ? sql`false`
      : wordsIn(words, sql.ref('u.search_name'));
  const ways = [
    ...(digits ? [sql`u.search_text like ${`%${digits}%`}`] : []),
    ...(reference ? [referenced(reference)] : []),
    ...(words.length > 0 ? [wordsIn(words, sql.ref('u.search_text'))] : []),
  ];
  return ways.length === 0 ? sql`false` : sql.join(ways, sql` or `);
}

const isAddress = (word: string) => word.includes('@');

/** Only without an address may pieces of the whole name be enough. */
function wordsIn(words: string[], column: RawBuilder<unknown>) {
  const each = sql.join(
    words.map((word) => wordIn(word, column)),
    sql` and `,
  );
  return sql`(${each}) ${words.length > 1 && !words.some(isAddress) ? sql`or u.search_name % ${words.join(' ')}` : none}`;
}

/** Short words are beginnings; longer ones may lack some of their pieces, or have two letters swapped. */
function wordIn(word: string, column: RawBuilder<unknown>) {
  if (isAddress(word)) return addressIn(word);
  if (word.length < 3) return sql`(' ' || ${column}) like ${`% ${escapeLike(word)}%`}`;
  const holds = (one: string) => sql`${column} like ${`%${escapeLike(one)}%`}`;
  // What decides soonest for most people comes first.
  return sql`(${sql.join([holds(word), sql`${column} %> ${word}`, ...swapped(word).map(holds)], sql` or `)})`;
}

const referenced = ({ kind, id }: NonNullable<PeopleSearch['reference']>) => {
  if (kind === 'usr') return sql`u.id = ${id}`;
  const paid = sql`select p.user_id from payment x join purchase p on p.id = x.purchase_id where x.id = ${id}`;
  const bought = sql`select p.user_id from purchase p where p.id = ${id}`;
  return sql`u.id = (${kind === 'pur' ? bought : paid})`;
};
