import type { Kysely } from 'kysely';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';
import { writeAudit } from './audit-log.ts';

/**
 * Makes someone who has signed up the first admin of a new academy. From then on admins give roles in the product.
 * @throws {Error} in words for the operator, when there is an admin already or no confirmed account has this address
 */
export async function makeFirstAdmin(
  db: Kysely<DB>,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, 'admins');
    const admin = await trx
      .selectFrom('user_role')
      .select('user_id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    if (admin) throw new Error('There is an admin already. Admins give roles at /admin/people.');
    const person = await trx
      .selectFrom('app_user')
      .select(['id', 'email_confirmed_at'])
      .where('email', '=', email)
      .where('status', '=', userStatus.active)
      .where('blocked', '=', false)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!person?.email_confirmed_at)
      throw new Error(`Nobody has signed up as ${email} and confirmed the address.`);
    await trx.insertInto('user_role').values({ user_id: person.id, role: 'admin' }).execute();
    await writeAudit(trx, {
      actorId: person.id,
      userId: person.id,
      action: 'assignRoles',
      after: { roles: ['admin'] },
      reason: 'First admin, by command',
      now,
    });
  });
}
