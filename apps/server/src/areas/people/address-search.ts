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
  const within = sql`search_text like ${`%${escapeLike(address)}%`}`;
  const noOne = (condition: RawBuilder<unknown>) =>
    sql`not exists (select 1 from app_user where deleted_at is null and ${condition})`;
  return sql`(u.email = ${address}::citext
    or (${noOne(sql`email = ${address}::citext`)} and u.${within})
    or (${noOne(within)} and (${nearly(local, domain)})))`;
}

function nearly(local: string, domain: string): RawBuilder<unknown> {
  if (local.length < 3) return sql`false`;
  const own = sql`split_part(lower(u.email::text), '@', 1)`;
  const starts = (text: string) => sql`u.search_text like ${`% ${escapeLike(text)}@%`}`;
  return sql`${sql.join([local, ...swapped(local)].map(starts), sql` or `)}
    or (u.search_text %> ${local} and similarity(${own}, ${local}) >= ${leastAlike}
      and u.email::text ilike ${`%@${escapeLike(domain)}%`})`;
}
