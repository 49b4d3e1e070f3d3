import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Mail } from '../../../providers/mail/mail.ts';
import type { ManagementDeps } from './staff.ts';

class TakenBack extends Error {}

/** What a change wrote, with the mails it would have sent. */
export interface Tried<Result> {
  result: Result;
  mails: Mail[];
}

/**
 * Does something and takes it back: what is said about a change is what the change itself does, its refusals
 * included. Mails go nowhere, and no provider may be asked inside.
 */
export async function tryChange<Result>(
  deps: ManagementDeps,
  change: (trx: Transaction<DB>, dry: ManagementDeps) => Promise<Result>,
): Promise<Tried<Result>> {
  const mails: Mail[] = [];
  const dry = { ...deps, mail: { send: async (mail: Mail) => void mails.push(mail) } };
  let tried: Tried<Result> | undefined;
  await takenBack(deps.db, async (trx) => {
    tried = { result: await change(trx, dry), mails };
  });
  if (!tried) throw new Error('A change that was tried has a result.');
  return tried;
}

async function takenBack(db: Kysely<DB>, act: (trx: Transaction<DB>) => Promise<void>) {
  try {
    await db.transaction().execute(async (trx) => {
      await act(trx);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
