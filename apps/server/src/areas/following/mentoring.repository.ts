import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isShown } from '../front/cards.repository.ts';
import { productRef } from '../refs.ts';

/** What someone says as a mentor and whose work they review; nothing if they review that of no published product. */
export async function findMentoring(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'Mentoring'> | undefined> {
  const { rows } = await sql<Schema<'Mentoring'>>`
    select person.quote,
      jsonb_path_query_array(jsonb_agg(${productRef('m')} order by m.type, m.id), '$[0 to 19]') as products
    from module_mentor mentor
    join module m on m.id = mentor.module_id
    join app_user person on person.id = mentor.user_id
    where mentor.user_id = ${userId} and ${isShown}
    group by person.id`.execute(db);
  return rows[0];
}
