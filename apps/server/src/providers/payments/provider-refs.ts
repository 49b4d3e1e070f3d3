import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** A decline is kept where the provider keeps none: its issue, by the charge's id. */
type RefKind = 'customer' | 'charge' | 'method' | 'decline';

/** The provider's ids of what we named first. Kept before money moves, so that no charge can be lost. */
export interface ProviderRefs {
  find(kind: RefKind, key: string): Promise<string | undefined>;
  /** What was kept first stays. */
  keep(kind: RefKind, key: string, ref: string): Promise<void>;
}

export function createProviderRefs(db: Kysely<DB>, provider: string): ProviderRefs {
  return {
    find: async (kind, key) => {
      const row = await db
        .selectFrom('provider_ref')
        .select('ref')
        .where('provider', '=', provider)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.ref;
    },
    keep: async (kind, key, ref) => {
      await db
        .insertInto('provider_ref')
        .values({ provider, kind, key, ref })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
