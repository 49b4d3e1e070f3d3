import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { directionOf, type ListOrder, type ListWindow } from '../keyset.ts';
import { escapeLike } from '../like.rules.ts';

export interface BankFilter {
  search?: string;
  topic?: string;
  difficulty?: 1 | 2 | 3;
  type?: Schema<'QuestionType'>;
}

/** The newest questions come first. */
export const bankOrder: ListOrder = { name: 'newest', parts: 1, isDescending: true };

type Row = Omit<Schema<'BankQuestion'>, 'updatedAt'> & { updatedAt: Date };
const toQuestion = (row: Row): Schema<'BankQuestion'> => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
});

const columns = sql`q.id, q.version, q.type, q.question, q.explanation, q.link, q.topic, q.difficulty, q.weight,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'answer', a.answer, 'isCorrect', a.is_correct)
    order by a.position) from bank_answer a where a.question_id = q.id), '[]') as answers,
  (select count(*)::int from assessment_question part join assessment e on e.id = part.assessment_id
    where part.question_id = q.id and e.deleted_at is null) as "examCount", q.updated_at as "updatedAt"`;

const ofBank = (ownerId: number) => sql`q.owner_id = ${ownerId} and q.deleted_at is null`;

function narrowed({ search, topic, difficulty, type }: BankFilter): RawBuilder<unknown> {
  const words = search && escapeLike(search.trim());
  return sql.join(
    [
      sql`true`,
      ...(words ? [sql`(q.question ilike ${`%${words}%`} or q.topic ilike ${`%${words}%`})`] : []),
      ...(topic === undefined ? [] : [sql`q.topic = ${topic}`]),
      ...(difficulty === undefined ? [] : [sql`q.difficulty = ${difficulty}`]),
      ...(type === undefined ? [] : [sql`q.type = ${type}`]),
    ],
    sql` and `,
  );
}

/** A page of someone's bank. */
export async function listBank(
  db: Kysely<DB>,
  ownerId: number,
  filter: BankFilter,
  window: ListWindow,
): Promise<Schema<'BankQuestion'>[]> {
  const { after, order } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const { rows } = await sql<Row>`
    select ${columns} from bank_question q
    where ${ofBank(ownerId)} and ${narrowed(filter)} ${id === undefined ? sql`` : sql`and q.id ${after} ${id}`}
    order by q.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows.map(toQuestion);
}

export async function countBank(
  db: Kysely<DB>,
  ownerId: number,
  filter: BankFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from bank_question q
      where ${ofBank(ownerId)} and ${narrowed(filter)} limit ${LIST_COUNT_LIMIT}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The topics of someone's bank with how many questions each has. */
export async function listTopics(db: Kysely<DB>, ownerId: number): Promise<Schema<'BankTopic'>[]> {
  const { rows } = await sql<Schema<'BankTopic'>>`
    select q.topic, count(*)::int as count from bank_question q
    where ${ofBank(ownerId)} group by q.topic order by q.topic limit 200`.execute(db);
  return rows;
}

/** A question of someone's own bank; another's is not there. */
export async function findBankQuestion(
  db: Kysely<DB>,
  ownerId: number,
  where: { id: number } | { creationId: string },
): Promise<Schema<'BankQuestion'> | undefined> {
  const isWanted =
    'id' in where ? sql`q.id = ${where.id}` : sql`q.creation_id = ${where.creationId}`;
  const { rows } = await sql<Row>`
    select ${columns} from bank_question q where ${ofBank(ownerId)} and ${isWanted}`.execute(db);
  return rows[0] && toQuestion(rows[0]);
}
