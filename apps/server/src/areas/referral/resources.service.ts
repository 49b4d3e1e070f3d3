import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import type { RewardProgram } from './referral.rules.ts';
import { isSafeLink } from './safe-link.ts';

type Resource = Schema<'ProgramResource'>;

/** Words and links to invite with. */
export function listResources(db: Kysely<DB>, program: RewardProgram): Promise<Resource[]> {
  return db
    .selectFrom('program_resource')
    .select(['title', 'text', 'url'])
    .where('program', '=', program)
    .orderBy('position')
    .limit(50)
    .execute();
}

const titlesOf = (items: readonly Resource[]) => items.map(({ title }) => title);

/** Replaces them, in this order. */
export async function saveResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
  { program, items }: Schema<'ProgramResources'>,
): Promise<Resource[]> {
  const wrong = items.findIndex(({ url }) => url !== null && !isSafeLink(url));
  if (wrong >= 0)
    throw unprocessable('Links begin with https://.', {
      [`items.${wrong}.url`]: 'Enter a link that begins with https://',
    });
  await db.transaction().execute(async (trx) => {
    const before = await listResources(trx, program);
    await trx.deleteFrom('program_resource').where('program', '=', program).execute();
    if (items.length > 0)
      await trx
        .insertInto('program_resource')
        .values(items.map((item, position) => ({ ...item, program, position })))
        .execute();
    await writeAudit(trx, {
      actorId: staff.id,
      userId: staff.id,
      action: 'changeResources',
      before: { program, resources: titlesOf(before) },
      after: { program, resources: titlesOf(items) },
      now: clock.now(),
    });
  });
  return listResources(db, program);
}
