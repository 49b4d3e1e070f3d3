import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/db/schema.ts';
import { hashDemoPassword } from '../seed-people.ts';

/** Nobody else has an address there: it is reserved for examples. */
export const LARGE_DOMAIN = 'large.example.org';

/** Numbered people of a role, who sign in with the demo password. */
export async function insertLargePeople(
  trx: Kysely<DB>,
  role: 'student' | 'mentor' | 'admin',
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with person as (
      insert into app_user (unique_name, email, email_confirmed_at, first_name, last_name,
        referral_code, signup_method)
      select name, name || '@' || ${LARGE_DOMAIN}, timestamptz '2026-01-05', initcap(${role}::text),
        number::text, 'large-' || name, 'email'
      from (select number, ${role}::text || '-' || lpad(number::text, 4, '0') as name
        from generate_series(1, ${sql.lit(count)}) number) numbered
      order by number
      returning id
    ), sign_in as (
      insert into identity_account (user_id, password_hash)
      select id, ${await hashDemoPassword()} from person
    ), context as (
      insert into user_context (user_id) select id from person
    ), role as (
      insert into user_role (user_id, role) select id, ${role} from person
    )
    select id from person order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
