import { askedOnce } from './asked-once.mjs';
import { whenAskedToEnd } from './end.mjs';
import { createLaneReport } from './lane-report.mjs';
import { startPostgres } from './postgres.mjs';

/** So many journeys may pass at their second try alone. */
const mostUnsteady = 2;
const builtApps = ['--filter=@uplink/portal', '--filter=@uplink/storybook'];

/**
 * Runs every lane, also after one failed, and closes with those that failed. Asked to end, it starts no
 * further lane, and the database ends at once.
 * @param {(program: string, args: string[], options: { env?: NodeJS.ProcessEnv, hear: (said: string) => void }) => Promise<number>} hold
 * @returns {Promise<number>} exit code
 */
export async function runLanes(hold) {
  const report = createLaneReport();
  let said = '';
  const hear = (/** @type {string} */ words) => {
    said = (said + words).slice(-20_000);
  };
  /** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
  const run = (program, args, env) => hold(program, args, { env, hear });
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
        ? () => {
            report.leaveOut(sayLeftOut());
            const leftOut = askedOnce
              .flatMap(({ files }) => files)
              .map((file) => `--exclude=${file}`);
            const env = { ...process.env, TEST_DATABASE_URL: url };
            return run('pnpm', ['test:server', ...leftOut], env);
          }
        : postgresFault && (() => fail(postgresFault, hear)),
    ],
    ['build', () => pnpm('turbo', 'run', 'build', ...builtApps, '--output-logs=errors-only')],
    ['packages', () => pnpm('check:packages')],
    ['size', () => pnpm('size')],
    [
      'journeys',
      async () => {
        const code = await pnpm('test:journeys', '--retries=1');
        return report.countUnsteady(said) > mostUnsteady ? 1 : code;
      },
    ],
  ];
  for (const [name, lane] of lanes) {
    if (isStopped) break;
    if (!lane) {
      process.stdout.write(`\n== ${name}: skipped, PostgreSQL is not on this machine\n`);
      report.skip();
      continue;
    }
    process.stdout.write(`\n== ${name}\n`);
    said = '';
    const startedAt = Date.now();
    const isPassed = (await lane()) === 0;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`== ${name}: ${isPassed ? 'passed' : 'FAILED'}, ${seconds} s\n`);
    report.end(name, isPassed, said);
  }
  forget();
  postgres?.stop();
  process.stdout.write(report.close());
  return report.isClean && !isStopped ? 0 : 1;
}

/** Says which files the lane on PostgreSQL leaves to the other; gives their number. */
function sayLeftOut() {
  const counts = askedOnce.map(({ because, files }) => `  ${files.length} ${because}\n`);
  const number = askedOnce.reduce((sum, { files }) => sum + files.length, 0);
  process.stdout.write(`${number} test files run on PGlite alone:\n${counts.join('')}`);
  return number;
}

/** @param {unknown} error @param {(said: string) => void} hear */
function fail(error, hear) {
  const said = `${error instanceof Error ? error.message : error}\n`;
  process.stderr.write(said);
  hear(said);
  return 1;
}
