import type { Schema } from '@uplink/api-client';
import { verificationPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';

const award = 3;

export interface AchievementFilter {
  /** Only what was earned for this product. */
  moduleId?: number | undefined;
  page: number;
  pageSize: number;
}

/** What the owner of an achievement needs to show it to others. */
export interface Verifying {
  publicUrl: string;
  now: Date;
}

/** What someone earned and still holds: products finished, awards, the latest first. */
export async function listAchievements(
  db: Kysely<DB>,
  userId: number,
  filter: AchievementFilter,
  verifying?: Verifying,
): Promise<Schema<'AchievementPage'>> {
  const earned = db
    .selectFrom('diploma_issue as own')
    .innerJoin('module', 'module.id', 'own.module_id')
    .where('own.user_id', '=', userId)
    .where('own.revoked_at', 'is', null)
    .$if(filter.moduleId !== undefined, (query) =>
      query.where('own.module_id', '=', filter.moduleId ?? 0),
    );
  const [{ count }, rows] = await Promise.all([
    earned.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    earned
      .select(['own.id', 'own.type', 'own.name', 'own.module_name', 'own.image', 'own.issued_at'])
      .select(['own.code', 'own.expires_at'])
      .select(['own.module_id', 'module.unique_name', 'module.type as module_type'])
      .orderBy('own.issued_at', 'desc')
      .orderBy('own.id', 'desc')
      .limit(filter.pageSize)
      .offset(filter.page * filter.pageSize)
      .execute(),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      type: row.type as 1 | 2 | 3,
      // An award has a name of its own; what was finished is named by its product.
      name: row.type === award ? row.name : row.module_name,
      image: row.image,
      earnedAt: row.issued_at.toISOString(),
      ...(verifying &&
        (row.expires_at === null || row.expires_at > verifying.now) && {
          verificationUrl: verifying.publicUrl + verificationPath(row.code),
        }),
      product: {
        id: row.module_id,
        name: row.module_name,
        uniqueName: row.unique_name,
        type: row.module_type as 1 | 2 | 3,
      },
    })),
    paging: paging('/me/achievements', { ...filter }, Number(count)),
  };
}
