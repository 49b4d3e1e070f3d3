import { fileURLToPath } from 'node:url';
import { createClient } from '../load/client.ts';
import { createLearnerDay } from '../load/learner-day.ts';
import { openLoop } from '../load/open-loop.ts';
import { kinds, prepareAcademy } from '../support/academy.ts';
import { type Figure, withUnit } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { partsOf } from '../support/profile.ts';
import type { Account } from '../support/report-account.ts';
import { startServer } from '../support/server-process.ts';

const reporter = new URL('../support/report-account.ts', import.meta.url).href;
/** The sources, whose files say whose code runs. */
const entry = fileURLToPath(new URL('../../src/entry.mjs', import.meta.url));
const warmUpSeconds = 10;

/**
 * What a call of the learner day on PostgreSQL consists of: its statements, and processor time by part. Looking a thousand
 * times a second costs time too: `server` measures the sum.
 */
export async function measureAccount({ perSecond, seconds, size }: Options): Promise<Figure[]> {
  if (!kinds.includes('PostgreSQL')) return [];
  const academy = await prepareAcademy('PostgreSQL', size);
  const server = await startServer(academy.env, { reporter, entry });
  const client = createClient(server.url);
  try {
    const send = createLearnerDay(client, academy, await academy.signIn(server.url));
    await openLoop({ perSecond, seconds: Math.min(warmUpSeconds, seconds), send });
    await server.ask({ isProfiling: true });
    const { sent } = await openLoop({ perSecond, seconds, send });
    const account = await server.ask<Account>({ isProfiling: false });
    return figuresOf(account, sent);
  } finally {
    client.close();
    await server.stop();
  }
}

/** The parts are shares of the processor time: on a busy machine the profile's own times count what it waited for a core. */
function figuresOf({ cpuMs, statements, profile }: Account, calls: number): Figure[] {
  const parts = partsOf(profile);
  const all = parts.reduce((sum, [, ms]) => sum + ms, 0);
  return [
    { name: 'statements of a call', measured: withUnit(statements / calls, '') },
    { name: 'CPU of a call, looked at', measured: withUnit(cpuMs / calls, 'ms') },
    ...parts.map(([part, ms]) => ({
      name: `  ${part}`,
      measured: `${((100 * ms) / all).toFixed(1)} %`,
    })),
  ];
}
