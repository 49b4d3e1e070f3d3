import { type RawBuilder, sql } from 'kysely';

/** The most that a search for people answers with. */
export const mostFound = 20;

/**
 * Whether a person's name or last name begins like a text. By comparison rather than by pattern: a
 * pattern that is a parameter uses no index.
 */
export function beginsLike(name: string, table: string) {
  const from = name.trim().toLowerCase();
  const to = `${from}\u{10FFFF}`;
  const column = (part: string) => sql.ref(`${table}.${part}`);
  const begins = (text: RawBuilder<unknown>) => sql`(${text} ~>=~ ${from} and ${text} ~<~ ${to})`;
  const full = sql`lower(${column('first_name')} || ' ' || ${column('last_name')})`;
  return sql<boolean>`(${begins(full)} or ${begins(sql`lower(${column('last_name')})`)})`;
}
