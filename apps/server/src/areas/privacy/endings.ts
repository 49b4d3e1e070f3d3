import { sql } from 'kysely';

/** What is written in the place of personal data. Names on what stays: no person has them. */
export const nothing = sql`null`;
export const blank = sql`''`;
export const empty = sql`'{}'`;
export const yes = sql`true`;
export const removed = sql`'Removed with its author’s account'`;

export const formerMember = sql`'A former member'`;
/** A text in which the name of another column is a former member's. */
export const withFormerMember = (column: string, name: string) =>
  sql`replace(${sql.ref(column)}, ${sql.ref(name)}, ${formerMember})`;

/** Why rows stay as they are. */
export const kept = {
  law: { kept: 'Bookkeeping, which the law requires' },
  deletion: { kept: 'The fact that an account was deleted' },
  statistics: { kept: 'Statistics, which no longer lead to a person' },
} as const;

/** Graded answers without what was written in them. */
export const withoutText = (column: string) => sql`
  case when jsonb_typeof(${sql.ref(column)}) = 'array' then coalesce((select jsonb_agg(one #- '{question,text}' #- '{text}')
    from jsonb_array_elements(${sql.ref(column)}) one), '[]') else ${sql.ref(column)} end`;

/** An account that nobody has. Rows that stay point at it. */
export const nobody = {
  unique_name: sql`'deleted-' || id`,
  email: sql`'deleted-' || id || '@buyer.invalid'`,
  referral_code: sql`'deleted-' || id`,
  first_name: sql`'Former'`,
  last_name: sql`'member'`,
  ...Object.fromEntries(
    [
      ...['phone', 'avatar', 'headline', 'company_id', 'company_name', 'tshirt_size'],
      ...['special_status', 'street', 'city', 'state', 'zip', 'country', 'time_zone'],
      ...['contest_name', 'birth_date_day', 'birth_date_month', 'birth_date_year'],
      ...['email_confirmed_at', 'last_seen_at'],
    ].map((column) => [column, nothing]),
  ),
  is_profile_public: sql`false`,
};
