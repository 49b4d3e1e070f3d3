import type { Schema } from '@uplink/api-client';
import { HELD_STATUSES, ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';

const away = 14 * 86_400_000;

/** How someone comes to home: before their first lesson is done, as usual, or after two weeks away. */
export async function readVisit(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
): Promise<Schema<'Dashboard'>['visit']> {
  const { rows } = await sql<{ isFirst: boolean; last: Date | null }>`
    select not exists (select 1 from user_module um join lesson l on l.module_id = um.module_id
        where um.user_id = ${userId} and um.status = ${sql.lit(ModuleStatus.done)}) as "isFirst",
      greatest((select max(updated_at) from user_module where user_id = ${userId}),
        (select max(reported_at) from video_progress where user_id = ${userId})) as last`.execute(
    db,
  );
  const { isFirst = true, last = null } = rows[0] ?? {};
  if (isFirst) return 'first';
  return last !== null && clock.now().getTime() - last.getTime() >= away ? 'back' : 'usual';
}

/** Whether someone has a program: its own order is their path. */
export async function holdsProgram(db: Kysely<DB>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('learner_module')
    .innerJoin('module', 'module.id', 'learner_module.module_id')
    .select('module.id')
    .where('learner_module.user_id', '=', userId)
    .where('module.type', '=', ModuleType.program)
    .where('learner_module.status', 'in', [...HELD_STATUSES])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
