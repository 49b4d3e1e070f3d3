import { ModuleType, productPath } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';

export type ApplicationDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'config'>;

interface Decided {
  id: number;
  userId: number;
  moduleId: number;
  isAccepted: boolean;
  reason: string | null;
}

/** Tells an applicant once what was decided, and what comes next. */
export async function tellDecided(
  trx: Transaction<DB>,
  { mail, clock, publicUrl }: ApplicationDeps,
  { id, userId, moduleId, isAccepted, reason }: Decided,
): Promise<void> {
  const { email, name, unique_name } = await trx
    .selectFrom('app_user')
    .innerJoin('module', (join) => join.on('module.id', '=', moduleId))
    .select(['email', 'module.name', 'module.unique_name'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
  const url = productPath({ type: ModuleType.program, uniqueName: unique_name });
  const why = reason === null ? '' : ` ${reason}`;
  const message = isAccepted
    ? `You're accepted: ${name}. You can start now.`
    : `Your application for ${name} wasn't accepted.${why}`;
  const next = isAccepted ? 'Start here' : 'You can apply again at any time';
  await notify(trx, {
    userId,
    message,
    kind: isAccepted ? 'opened' : 'sentBack',
    type: isAccepted ? 'info' : 'alert',
    url,
    occasion: `application-decided:${id}`,
    now: clock.now(),
  });
  const subject = isAccepted ? `You're accepted: ${name}` : `Your application for ${name}`;
  await mail.send(
    { to: email, subject, text: [message, `${next}: ${publicUrl}${url}`].join('\n\n') },
    trx,
  );
}
