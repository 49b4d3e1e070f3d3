import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';

/** Where the OpenID Connect provider keeps its grants, codes, sessions and interactions. */
export function createPayloadAdapter(db: Kysely<DB>, clock: Clock) {
  return (kind: string): Adapter => {
    const one = (column: 'id' | 'uid' | 'user_code') => async (value: string) => {
      const row = await db
        .selectFrom('identity_payload')
        .select(['payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where(column, '=', value)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
        .executeTakeFirst();
      if (!row) return undefined;
      const payload = row.payload as unknown as AdapterPayload;
      return row.consumed_at ? { ...payload, consumed: true } : payload;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
        };
        await db
          .insertInto('identity_payload')
          .values({ kind, id, ...values })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute();
      },
      find: one('id'),
      findByUid: one('uid'),
      findByUserCode: one('user_code'),
      consume: async (id) => {
        await db
          .updateTable('identity_payload')
          .set({ consumed_at: clock.now() })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      },
      destroy: async (id) => {
        await db
          .deleteFrom('identity_payload')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      },
      revokeByGrantId: async (grantId) => {
        await db.deleteFrom('identity_payload').where('grant_id', '=', grantId).execute();
      },
    };
  };
}
