import { sql } from 'kysely';

/** What replaces personal data. These names are on what stays; no person has them. */
export const nothing = sql`null`;
export const blank = sql`''`;
export const empty = sql`'{}'`;
export const yes = sql`true`;
export const removed = sql`'Removed with its author’s account'`;

export const formerMember = sql`'A former member'`;
const escaped = (name: string) =>
  sql`regexp_replace(${sql.ref(name)}, '([^[:alnum:][:space:]])', '\\\\\\1', 'g')`;
/** A text in which the name of another column is a former member's. A name may be part of other words: those stay. */
export const withFormerMember = (column: string, name: string) =>
  sql`case when trim(${sql.ref(name)}) = '' then ${sql.ref(column)} else regexp_replace(${sql.ref(column)},
    '(?<![[:alnum:]])' || ${escaped(name)} || '(?![[:alnum:]])', ${formerMember}, 'g') end`;

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

/** What is left in the row of an account that was deleted. Rows that stay point at it. */
export const formerAccount = {
  unique_name: sql`'deleted-' || id`,
  email: sql`'deleted-' || id || '@buyer.invalid'`,
  referral_code: sql`'deleted-' || id`,
  first_name: sql`'Former'`,
  last_name: sql`'member'`,
  ...Object.fromEntries(
    [
      ...['phone', 'avatar', 'headline', 'quote', 'company_id', 'company_name', 'tshirt_size'],
      ...['special_status', 'street', 'city', 'state', 'zip', 'country', 'time_zone'],
      ...['contest_name', 'birth_date', 'birth_date_day', 'birth_date_month', 'birth_date_year'],
      ...['email_confirmed_at', 'last_seen_at'],
    ].map((column) => [column, nothing]),
  ),
  is_profile_public: sql`false`,
};
