import { claimCode, createCode } from '../../providers/identity/mailed-codes.repository.ts';
import type { Owning } from './owning.fixture.ts';

/** A passkey, which no browser has. */
export async function keepPasskey(own: Owning): Promise<number> {
  const { academy, owner, secret } = own;
  const { id } = await academy.db
    .insertInto('passkey')
    .values({
      user_id: owner.id,
      credential_id: secret,
      public_key: secret,
      counter: 0,
      transports: '[]',
      name: secret,
      created_at: academy.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A confirmation link that worked before: the first time it needs the browser of its sign-up. */
export async function openedCode(own: Owning): Promise<string> {
  const { academy, owner, secret } = own;
  const now = academy.clock.now();
  const code = await createCode(academy.db, {
    userId: owner.id,
    email: `${secret}@example.org`.toLowerCase(),
    purpose: 'confirm',
    now,
    expiresAt: new Date('2090-01-01'),
  });
  await academy.db.transaction().execute((trx) => claimCode(trx, code, 'confirm', now));
  return code;
}
