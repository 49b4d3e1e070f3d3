import type { Schema } from '@uplink/api-client';
import { isSecureAddress, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import { maskedFields } from '../people/masked.rules.ts';
import { chooseName, type OverviewDeps } from '../referral/overview.service.ts';
import { readAmbassador } from './ambassadors.service.ts';

const notSafe = 'Enter a link that starts with https://';

/** Sets the link to book a call, and the name that boards show. */
export async function setLinks(
  db: Kysely<DB>,
  userId: number,
  { calendly, displayName }: Schema<'CalendlyLink'>,
): Promise<void> {
  if (calendly !== undefined) {
    const link = calendly?.trim() || null;
    if (link !== null && !isSecureAddress(link))
      throw unprocessable(notSafe, { calendly: notSafe });
    const saved = await db
      .updateTable('ambassador_program')
      .set({ calendly: link })
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (!saved) throw notFound('This person is not an ambassador.');
  }
  if (displayName !== undefined) await chooseName(db, userId, displayName);
}

/** What staff change of it, with its line in the log. */
export async function changeLinks(
  deps: OverviewDeps,
  staff: PolicyPerson,
  { userId, ...links }: Schema<'CalendlyLink'> & { userId: number },
): Promise<Schema<'UserRewards'>> {
  const { ambassador } = await readAmbassador(deps, staff, userId);
  const { calendly = null, displayName } = ambassador ?? {};
  await deps.db.transaction().execute(async (trx) => {
    await setLinks(trx, userId, links);
    const changed = Object.keys(links);
    const now = deps.clock.now();
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: 'changeCalendly',
      before: maskedFields(changed, { calendly, displayName }),
      after: maskedFields(changed, links),
      now,
    });
  });
  return readAmbassador(deps, staff, userId);
}
