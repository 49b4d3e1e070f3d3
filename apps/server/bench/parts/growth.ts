import { createClient } from '../load/client.ts';
import { createLearnerDay } from '../load/learner-day.ts';
import { openLoop } from '../load/open-loop.ts';
import { prepareAcademy } from '../support/academy.ts';
import { type Figure, withUnit } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';

const mostGrowth = 1.15;
/** Well below what the server can do, so that no waiting is measured. */
const perSecond = 40;

/** What a request costs among 100 and among 5,000 modules, for learners who have the same in both. */
export async function measureGrowth({ size, seconds, rounds }: Options): Promise<Figure[]> {
  const small = await startRuns({ ...size, modules: 100, programsEach: 1 });
  const large = await startRuns({ ...size, programsEach: 1 });
  try {
    // By turns, because a machine is not the same from one minute to the next.
    for (let round = 0; round <= rounds; round += 1) {
      for (const runs of [small, large]) await runs.run(Math.min(seconds, 5), round > 0);
    }
    const growth = large.cpuMs() / small.cpuMs();
    return [
      {
        name: `CPU per request, 100 to ${size.modules} modules`,
        measured: `${withUnit(small.cpuMs(), 'ms')} to ${withUnit(large.cpuMs(), 'ms')}, ${growth.toFixed(2)} times`,
        budget: `≤ ${mostGrowth} times`,
        isMet: growth <= mostGrowth,
      },
    ];
  } finally {
    await small.stop();
    await large.stop();
  }
}

async function startRuns(size: Options['size']) {
  const academy = await prepareAcademy('PGlite', size);
  const server = await startServer(academy.env);
  const client = createClient(server.url);
  const send = createLearnerDay(client, academy, await academy.signIn(server.url));
  const total = { cpuMs: 0, sent: 0 };
  return {
    /** The first run only warms up. */
    async run(seconds: number, isCounted: boolean) {
      const before = await server.usage();
      const { sent } = await openLoop({ perSecond, seconds, send });
      const after = await server.usage();
      if (!isCounted) return;
      total.cpuMs += after.cpuMs - before.cpuMs;
      total.sent += sent;
    },
    cpuMs: () => total.cpuMs / total.sent,
    async stop() {
      client.close();
      await server.stop();
    },
  };
}
