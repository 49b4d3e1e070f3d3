import { createClient } from '../load/client.ts';
import { createLearnerDay } from '../load/learner-day.ts';
import { type Outcome, openLoop } from '../load/open-loop.ts';
import { type Kind, kinds, prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure, percentile, withUnit } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';

const warmUpSeconds = 5;

/** A mixed learner day on each database, in open loop, with 5,000 modules and 200,000 learner rows. */
export async function measureServer(options: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) figures.push(...(await measureDay(kind, options)));
  return figures;
}

async function measureDay(kind: Kind, { perSecond, seconds, size }: Options): Promise<Figure[]> {
  const academy = await prepareAcademy(kind, size);
  const server = await startServer(academy.env);
  const client = createClient(server.url);
  try {
    const send = createLearnerDay(client, academy, await academy.signIn(server.url));
    await openLoop({ perSecond, seconds: Math.min(warmUpSeconds, seconds), send });
    const before = await server.usage();
    const outcome = await openLoop({ perSecond, seconds, send });
    const after = await server.usage();
    printOperations(kind, outcome);
    return describe(kind, perSecond, outcome, (after.cpuMs - before.cpuMs) / outcome.sent);
  } finally {
    client.close();
    await server.stop();
  }
}

function describe(kind: Kind, perSecond: number, outcome: Outcome, cpuMs: number): Figure[] {
  const all = outcome.timings.flatMap(({ milliseconds }) => milliseconds);
  const errors = [...outcome.errors.values()].reduce((sum, count) => sum + count, 0);
  const name = `learner day, ${perSecond}/s, ${kind}`;
  const isBudgeted = kind === 'PGlite';
  const timing = (part: number, label: string, budget: number): Figure => {
    const measured = percentile(all, part);
    return isBudgeted
      ? atMost(`${name}: ${label}`, measured, budget, 'ms')
      : { name: `${name}: ${label}`, measured: withUnit(measured, 'ms') };
  };
  return [
    { name: `${name}: p50`, measured: withUnit(percentile(all, 0.5), 'ms') },
    timing(0.95, 'p95', 60),
    timing(0.99, 'p99', 150),
    atMost(`${name}: errors of ${outcome.sent}`, errors, 0, ''),
    {
      name: `${name}: CPU per request`,
      measured: `${withUnit(cpuMs, 'ms')}${isBudgeted ? '' : ' (without the database)'}`,
    },
  ];
}

function printOperations(kind: Kind, { timings, errors }: Outcome) {
  console.log(`\nLearner day on ${kind}, by call: number, p50, p95, p99 in ms`);
  const slowest = timings.toSorted(
    (one, other) => percentile(other.milliseconds, 0.95) - percentile(one.milliseconds, 0.95),
  );
  for (const { name, milliseconds } of slowest) {
    const parts = [0.5, 0.95, 0.99].map((part) =>
      percentile(milliseconds, part).toFixed(1).padStart(8),
    );
    console.log(`  ${name.padEnd(20)}${String(milliseconds.length).padStart(6)}${parts.join('')}`);
  }
  for (const [fault, count] of errors) console.log(`  ${count} times ${fault}`);
}
