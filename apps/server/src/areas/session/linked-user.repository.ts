import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import type { SignedIn } from './issuer.ts';

/**
 * Identity is issuer and subject. An unknown subject gets a new account when its verified address is
 * free; an address that is taken is never linked by itself, whoever claims it.
 */
export function findOrLinkUser(db: Kysely<DB>, signedIn: SignedIn, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('identity_subject')
      .select('user_id')
      .where('issuer', '=', signedIn.issuer)
      .where('subject', '=', signedIn.subject)
      .executeTakeFirst();
    if (known) return known.user_id;
    if (!signedIn.email || !signedIn.isEmailVerified) {
      throw new Refusal(
        403,
        'sign_in_email_unconfirmed',
        'Confirm your email address at your identity provider first.',
      );
    }
    const [firstName = 'New'] = signedIn.email.split('@');
    const created = await trx
      .insertInto('app_user')
      .values({
        email: signedIn.email,
        email_confirmed_at: now,
        first_name: firstName,
        last_name: '',
        unique_name: randomUUID(),
        referral_code: randomBytes(6).toString('hex'),
        signup_method: 'oidc',
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      throw new Refusal(
        403,
        'sign_in_email_taken',
        'This email address is linked to another sign-in. Contact support.',
      );
    }
    await trx.insertInto('user_role').values({ user_id: created.id, role: 'student' }).execute();
    await trx.insertInto('user_context').values({ user_id: created.id }).execute();
    await trx
      .insertInto('identity_subject')
      .values({ issuer: signedIn.issuer, subject: signedIn.subject, user_id: created.id })
      .execute();
    return created.id;
  });
}
