import { whenAskedToEnd } from './end.mjs';
import { everything, gate } from './lane-list.mjs';
import { createLaneReport } from './lane-report.mjs';
import { testMachine } from './test-machine.mjs';

/** At most this many journeys may need a second try. */
const mostUnsteady = 2;

/**
 * Runs every lane of the gate, or all lanes, even after one fails, and lists the failed ones at the end.
 * When asked to end, it starts no more lanes.
 * @param {'gate' | 'all'} scope
 * @param {(program: string, args: string[], options: { env?: NodeJS.ProcessEnv, hear: (said: string) => void, isHeld?: boolean }) => Promise<number>} hold
 * @param {string[]} options passed to turbo: `--force` also runs lanes that are cached
 * @returns {Promise<number>} exit code
 */
export async function runLanes(scope, hold, options) {
  const report = createLaneReport();
  const machine = testMachine();
  const hasPostgres = machine.TEST_POSTGRES !== '';
  let isStopped = false;
  const forget = whenAskedToEnd(() => {
    isStopped = true;
  });
  /** @type {Promise<void>[]} */
  const beside = [];
  for (const lane of scope === 'gate' ? gate(hasPostgres) : everything(hasPostgres)) {
    if (isStopped) break;
    const ended = runLane(lane);
    if (lane.isBeside) beside.push(ended);
    else await ended;
  }
  await Promise.all(beside);
  forget();
  process.stdout.write(report.close());
  return report.isClean && !isStopped ? 0 : 1;

  /** @param {import('./lane-list.mjs').Lane} lane */
  async function runLane(lane) {
    if (lane.skipped) {
      process.stdout.write(`\n== ${lane.name}: skipped, ${lane.skipped}\n`);
      report.skip();
      return;
    }
    process.stdout.write(`\n== ${lane.name}\n`);
    let said = '';
    const hear = (/** @type {string} */ words) => {
      said = (said + words).slice(-20_000);
    };
    const startedAt = Date.now();
    const env = { ...process.env, ...machine, ...lane.env };
    const code = await hold('pnpm', commandOf(lane, options), { env, hear, isHeld: lane.isBeside });
    const isPassed = code === 0 && report.countUnsteady(said) <= mostUnsteady;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    // A command runs even when turbo had nothing to build for it.
    const isKept = isPassed && lane.tasks !== undefined && report.countKept(said);
    const how = isPassed ? (isKept ? 'cached' : 'passed') : 'FAILED';
    if (lane.isBeside) process.stdout.write(said);
    process.stdout.write(`== ${lane.name}: ${how}, ${seconds} s\n`);
    report.end(lane.name, isPassed, said);
  }
}

/** @param {import('./lane-list.mjs').Lane} lane @param {string[]} options */
function commandOf({ tasks, command = [], args = [], isQuiet }, options) {
  if (!tasks) return command;
  const plain = [
    '--ui=stream',
    '--log-prefix=none',
    `--output-logs=${isQuiet ? 'errors-only' : 'full'}`,
  ];
  return ['turbo', 'run', ...tasks, ...plain, ...options, ...args];
}
