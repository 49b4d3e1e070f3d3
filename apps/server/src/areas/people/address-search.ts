import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../like.rules.ts';
import { swapped } from './search-words.rules.ts';

/** How much of what is before the @ has to agree, so that one letter may be wrong. */
const leastAlike = 0.4;

/**
 * The account with this address; without one, those whose address contains it; without any, near misses: another
 * domain, or a typing error before the @. A shared domain alone finds no one.
 */
export function addressIn(address: string): RawBuilder<unknown> {
  const [local = '', domain = ''] = address.split('@');
  // Each step is a list of its own, so that it uses an index, and runs only if the one before found no one.
  return sql`u.id = any(array(
    with exact as materialized (
      select id from app_user where deleted_at is null and email = ${address}::citext
    ), holding as materialized (
      select id from app_user where deleted_at is null and not exists (select from exact)
        and search_text like ${`%${escapeLike(address)}%`}
    ), near as materialized (
      select u.id from app_user u where u.deleted_at is null and not exists (select from exact)
        and not exists (select from holding) and (${nearly(local, domain)})
    )
    select id from exact union all select id from holding union all select id from near))`;
}

function nearly(local: string, domain: string): RawBuilder<unknown> {
  if (local.length < 3) return sql`false`;
  const own = sql`split_part(lower(u.email::text), '@', 1)`;
  const starts = (text: string) => sql`u.search_text like ${`% ${escapeLike(text)}@%`}`;
  return sql`${sql.join([local, ...swapped(local)].map(starts), sql` or `)}
    or (u.search_text %> ${local} and similarity(${own}, ${local}) >= ${leastAlike}
      and u.email::text ilike ${`%@${escapeLike(domain)}%`})`;
}
