import { ModuleType, productPath } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { applicationDecided } from './application.mails.ts';

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
  deps: ApplicationDeps,
  { id, userId, moduleId, isAccepted, reason }: Decided,
): Promise<void> {
  const { clock, mail } = deps;
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
  await notify(trx, {
    userId,
    message,
    kind: isAccepted ? 'opened' : 'sentBack',
    type: isAccepted ? 'info' : 'alert',
    url,
    occasion: `application-decided:${id}`,
    now: clock.now(),
  });
  const content = applicationDecided(deps, { name, isAccepted, message, path: url });
  await mail.send({ to: email, ...content }, trx);
}
