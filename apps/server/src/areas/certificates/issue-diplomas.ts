import { randomInt } from 'node:crypto';
import { addYears, diplomaPath } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { fillBody } from './diploma.rules.ts';

/**
 * Gives a learner what a product gives to those who finish it, each once. Belongs into the transaction
 * that found the product done. Running it twice, or from two transactions at once, changes nothing: the
 * counter's row is locked before it looks, and is moved only when something is issued.
 */
export async function issueDiplomas(
  trx: Kysely<DB>,
  userId: number,
  moduleId: number,
  now: Date,
): Promise<void> {
  const diplomas = await selectGiven(trx, moduleId)
    .where((eb) => eb.or([eb('module.certificate_enabled', '=', true), eb('diploma.type', '=', 3)]))
    .execute();
  for (const diploma of diplomas) await issueDiploma(trx, diploma, { userId, moduleId, now });
}

/** What a product gives, with all that is copied when it is issued. */
export const selectGiven = (trx: Kysely<DB>, moduleId: number) =>
  trx
    .selectFrom('module_diploma')
    .innerJoin('diploma', 'diploma.id', 'module_diploma.diploma_id')
    .innerJoin('module', 'module.id', 'module_diploma.module_id')
    .select(['diploma.id', 'diploma.type', 'diploma.name', 'diploma.body', 'diploma.image'])
    .select(['signatures', 'design', 'reference_prefix', 'reference_start_number', 'expiry_years'])
    .select('module.name as module_name')
    .where('module_id', '=', moduleId)
    .orderBy('diploma.reference_prefix')
    .orderBy('diploma.id');

export type GivenDiploma = Awaited<ReturnType<ReturnType<typeof selectGiven>['execute']>>[number];

/** Gives someone one diploma and tells them; nothing happens when they have it already. */
export async function issueDiploma(
  trx: Kysely<DB>,
  diploma: GivenDiploma,
  { userId, moduleId, now }: { userId: number; moduleId: number; now: Date },
): Promise<void> {
  const number = await nextNumber(trx, diploma, { userId, moduleId });
  if (number === undefined) return;
  const { first_name, last_name } = await trx
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const recipient = `${first_name} ${last_name}`.trim();
  const { id } = await trx
    .insertInto('diploma_issue')
    .values({
      user_id: userId,
      diploma_id: diploma.id,
      module_id: moduleId,
      type: diploma.type,
      reference_number: `${diploma.reference_prefix}${number}`,
      code: makeCode(),
      recipient,
      name: diploma.name,
      module_name: diploma.module_name,
      body: fillBody(diploma.body, { studentName: recipient, moduleName: diploma.module_name }),
      image: diploma.image,
      signatures: JSON.stringify(diploma.signatures),
      design: diploma.design === null ? null : JSON.stringify(diploma.design),
      issued_at: now,
      expires_at: expiryOf(diploma.expiry_years, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(trx, {
    userId,
    kind: 'certificate',
    type: 'info',
    message: `You earned ${diploma.name}: ${diploma.module_name}.`,
    url: diplomaPath({ id, type: diploma.type }),
    occasion: `diploma:${diploma.id}:${moduleId}`,
    now,
  });
}

/** When a certificate expires. Null if it never does. */
export const expiryOf = (years: number, from: Date): Date | null =>
  years === 0 ? null : addYears(from, years);

interface Numbered {
  id: number;
  reference_prefix: string;
  reference_start_number: number;
}

/** The next number of a prefix; undefined when the learner has this diploma already. */
async function nextNumber(
  trx: Kysely<DB>,
  { id, reference_prefix: prefix, reference_start_number: start }: Numbered,
  { userId, moduleId }: { userId: number; moduleId: number },
): Promise<number | undefined> {
  await sql`insert into diploma_counter (prefix, last_number) values (${prefix}, ${start} - 1)
    on conflict (prefix) do nothing`.execute(trx);
  await sql`select 1 from diploma_counter where prefix = ${prefix} for update`.execute(trx);
  const issued = await trx
    .selectFrom('diploma_issue')
    .select('id')
    .where('user_id', '=', userId)
    .where('diploma_id', '=', id)
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  if (issued) return undefined;
  // A start that was moved below numbers in use takes nothing back.
  const { rows } = await sql<{ last_number: number }>`
    update diploma_counter set last_number = greatest(last_number + 1, ${start})
    where prefix = ${prefix} returning last_number`.execute(trx);
  return Number(rows[0]?.last_number);
}

/** Without the letters that are read as figures: codes are copied from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeCode(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
