import type { PolicyPerson } from '@uplink/api-client/domain';
import { may } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, tooManyRequests } from '../../plugins/errors/errors.ts';
import { createCode, useUpCodes } from '../../providers/identity/mailed-codes.repository.ts';
import { inTime, takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { mailTries } from '../../providers/identity/throttle/throttle.rules.ts';
import { writeAudit } from './audit-log.ts';
import { readManagedUser } from './managed-user.view.ts';
import { activation } from './people.mails.ts';

const lifetime = 48 * 3_600_000;

type ActivationDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName' | 'config'>;

/** Mails a link with which someone chooses a password and confirms the address; earlier links end. */
export async function sendActivation(
  deps: ActivationDeps,
  staff: PolicyPerson,
  userId: number,
): Promise<void> {
  const { db, clock, config } = deps;
  const { email, roles, state } = await readManagedUser({ db, config }, staff, userId);
  if (!may(staff, 'editUser', { userId, roles }))
    throw forbidden('Only admins can change staff accounts.');
  if (state !== 'active') throw conflict("This account can't be signed in to. Activate it first.");
  const now = clock.now();
  const wait = await takeTries(db, mailTries(email, `user ${userId}`), now);
  if (wait) {
    throw tooManyRequests(
      `Too many emails were sent to this address. Try again in ${inTime(wait)}.`,
    );
  }
  await db.transaction().execute(async (trx) => {
    await mailActivation(trx, deps, { userId, email });
    await writeAudit(trx, { actorId: staff.id, userId, action: 'sendActivationEmail', now });
  });
}

/** Mails the link in the transaction of what made it needed. */
export async function mailActivation(
  trx: Kysely<DB>,
  deps: Omit<ActivationDeps, 'db' | 'config'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const { clock, mail } = deps;
  const now = clock.now();
  await useUpCodes(trx, userId, 'confirm', now);
  const expiresAt = new Date(now.getTime() + lifetime);
  const code = await createCode(trx, { userId, email, purpose: 'confirm', now, expiresAt });
  await mail.send({ to: email, ...activation(deps, code) }, trx);
}
