import { whenAskedToEnd } from './end.mjs';
import { startPostgres } from './postgres.mjs';

const builtApps = ['--filter=@uplink/portal', '--filter=@uplink/storybook'];

/**
 * Runs every lane, also after one failed, and closes with a line that counts them. Asked to end, it
 * starts no further lane, and the database ends at once.
 * @param {(program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<number>} run
 * @returns {Promise<number>} exit code
 */
export async function runLanes(run) {
  const pnpm = (/** @type {string[]} */ ...args) => run('pnpm', args);
  let isStopped = false;
  /** @type {Awaited<ReturnType<typeof startPostgres>>} */
  let postgres;
  let postgresFault;
  const forget = whenAskedToEnd(() => {
    isStopped = true;
    postgres?.stop();
  });
  try {
    postgres = await startPostgres();
  } catch (error) {
    postgresFault = error;
  }
  const url = postgres?.url;
  /** @type {[string, (() => number | Promise<number>) | undefined][]} */
  const lanes = [
    ['format and lint', () => pnpm('biome', 'check', '.')],
    ['contract', () => pnpm('check:contract')],
    ['database types', () => pnpm('--filter', '@uplink/server', 'check:schema')],
    ['types', () => pnpm('turbo', 'run', 'check:types', '--output-logs=errors-only')],
    ['borders', () => pnpm('check:borders')],
    ['unused code', () => pnpm('check:unused')],
    ['stories there', () => pnpm('check:stories')],
    ['unit', () => pnpm('test:unit')],
    ['component', () => pnpm('test:component')],
    ['stories', () => pnpm('test:stories')],
    ['server on PGlite', () => pnpm('test:server')],
    [
      'server on PostgreSQL',
      url
        ? () => run('pnpm', ['test:server'], { ...process.env, TEST_DATABASE_URL: url })
        : postgresFault && (() => fail(postgresFault)),
    ],
    ['build', () => pnpm('turbo', 'run', 'build', ...builtApps, '--output-logs=errors-only')],
    ['packages', () => pnpm('check:packages')],
    ['size', () => pnpm('size')],
    ['journeys', () => pnpm('test:journeys')],
  ];
  const results = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, lane] of lanes) {
    if (isStopped) break;
    if (!lane) {
      process.stdout.write(`\n== ${name}: skipped, PostgreSQL is not on this machine\n`);
      results.skipped += 1;
      continue;
    }
    process.stdout.write(`\n== ${name}\n`);
    const isPassed = (await lane()) === 0;
    process.stdout.write(`== ${name}: ${isPassed ? 'passed' : 'FAILED'}\n`);
    results[isPassed ? 'passed' : 'failed'] += 1;
  }
  forget();
  postgres?.stop();
  process.stdout.write(
    `\n${results.passed} passed, ${results.failed} failed, ${results.skipped} skipped\n`,
  );
  return results.failed === 0 && !isStopped ? 0 : 1;
}

/** @param {unknown} error */
function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return 1;
}
