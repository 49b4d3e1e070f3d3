import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { isSecureAddress, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { stale, unprocessable } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import type { RewardProgram } from './referral.rules.ts';
import { readRules } from './reward-rules.ts';

type Resource = Schema<'ProgramResource'>;
type Resources = Schema<'ProgramResources'>;

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

/** The same with their version, for those who change them. */
export async function viewResources(db: Kysely<DB>, program: RewardProgram): Promise<Resources> {
  const [{ resources_version: version }, items] = await Promise.all([
    readRules(db, program),
    listResources(db, program),
  ]);
  return { program, version, items };
}

/** What the log keeps: the titles in their order, and whole what the others don't have. */
const changedOf = (items: readonly Resource[], others: readonly Resource[]) => ({
  resources: items.map(({ title }) => title),
  changed: items.filter((item) => !others.some((other) => isDeepStrictEqual(item, other))),
});

/** Replaces them, in this order. */
export async function saveResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
  { program, version, items }: Resources,
): Promise<Resources> {
  const wrong = items.findIndex(({ url }) => url !== null && !isSecureAddress(url));
  if (wrong >= 0)
    throw unprocessable('Links begin with https://.', {
      [`items.${wrong}.url`]: 'Enter a link that starts with https://',
    });
  await db.transaction().execute(async (trx) => {
    const before = await viewResources(trx, program);
    const changed = await trx
      .updateTable('reward_rules')
      .set((eb) => ({ resources_version: eb('resources_version', '+', 1) }))
      .where('program', '=', program)
      .where('resources_version', '=', version)
      .returning('program')
      .executeTakeFirst();
    if (!changed) throw stale({ status: 'changed', version: before.version, by: null, date: null });
    await trx.deleteFrom('program_resource').where('program', '=', program).execute();
    if (items.length > 0)
      await trx
        .insertInto('program_resource')
        .values(items.map((item, position) => ({ ...item, program, position })))
        .execute();
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'changeResources',
      before: { program, ...changedOf(before.items, items) },
      after: { program, ...changedOf(items, before.items) },
      now: clock.now(),
    });
  });
  return viewResources(db, program);
}
