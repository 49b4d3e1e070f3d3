import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { StorageProvider } from '../../providers/storage/storage.ts';

type Part = Schema<'StatusPart'>;
type State = Schema<'PartState'>;
export type PartStates = Record<Part, State>;

export const parts = ['lessons', 'files', 'mail', 'payments', 'background'] as const;

/** What one check may take; what takes longer counts as not working. */
const patience = 5000;
/** A job is late once it has waited or been retried for this long. */
const lateAfter = '10 minutes';

/** How long what was read of the queues counts: many readers of the page must not read all jobs each time. */
const queuesKept = 60_000;

type CheckParts = (now: Date) => Promise<PartStates>;

/** Asks each part whether it works now. Never throws. */
export function createCheck(db: Kysely<DB>, storage: Pick<StorageProvider, 'stat'>): CheckParts {
  let kept: { at: number; late: Promise<string[] | undefined> } | undefined;
  function readQueues(now: Date) {
    const age = now.getTime() - (kept?.at ?? 0);
    if (!kept || age < 0 || age >= queuesKept)
      kept = { at: now.getTime(), late: inTime(lateQueues(db, now)).catch(() => undefined) };
    return kept.late;
  }
  return async (now) => {
    const [lessons, files, late] = await Promise.all([
      stateOf(() => sql`select 1`.execute(db)),
      stateOf(() => storage.stat('status/check')),
      readQueues(now),
    ]);
    return { lessons, files, ...statesOfQueues(lessons === 'ok' ? late : undefined) };
  };
}

async function stateOf(ask: () => Promise<unknown>): Promise<State> {
  try {
    await inTime(ask());
    return 'ok';
  } catch {
    return 'down';
  }
}

/** Queues in which jobs are late, and not because a single one can't succeed while others do. */
async function lateQueues(db: Kysely<DB>, now: Date): Promise<string[]> {
  const { rows: there } = await sql<{ jobs: string | null }>`
    select to_regclass('pgboss.job')::text as jobs`.execute(db);
  if (!there[0]?.jobs) return [];
  const since = sql`${now}::timestamptz - ${lateAfter}::interval`;
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where name <> 'dead'
    group by name
    having count(*) filter (where state in ('created', 'retry') and created_on < ${since} and start_after < ${now})
      + count(*) filter (where state = 'retry' and created_on < ${since} and start_after >= ${now})
      > count(*) filter (where state = 'completed' and completed_on >= ${since})`.execute(db);
  return rows.map(({ name }) => name);
}

function statesOfQueues(
  late: string[] | undefined,
): Pick<PartStates, 'mail' | 'payments' | 'background'> {
  const of = (isOwn: (name: string) => boolean): State =>
    late === undefined ? 'unknown' : late.some(isOwn) ? 'slow' : 'ok';
  const isMail = (name: string) => /mail$|^mail\./.test(name);
  const isPayment = (name: string) => /^(purchases|payments|billing)\./.test(name);
  return {
    mail: of(isMail),
    payments: of(isPayment),
    background: of((name) => !isMail(name) && !isPayment(name)),
  };
}

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), patience);
    timer.unref();
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
