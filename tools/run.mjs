/**
 * `npm start`, `npm test`, `npm run test:all` and the benchmark's commands on a machine with only Node 18 or
 * newer and npm: gets Node 24 and pnpm if they are missing, installs from the lock file, and runs the command.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenAskedToEnd } from './end.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', ...rest] = process.argv.slice(2);
const server = ['--conditions=uplink-source'];

const commands = {
  start,
  test: async () => (await import('./lanes.mjs')).runLanes('gate', hold, rest),
  'test:all': async () => (await import('./lanes.mjs')).runLanes('all', hold, rest),
  bench: async () =>
    run('pnpm', build('portal', 'server')) || (await import('./bench.mjs')).runBench(run, rest),
  'seed:large': async () => run('node', [...server, 'apps/server/src/commands/seed-large.ts']),
};
const act = commands[/** @type {keyof typeof commands} */ (command)];
if (!act) {
  process.stderr.write(`Unknown command. Use one of: ${Object.keys(commands).join(', ')}.\n`);
  process.exit(1);
}
process.exit(isComplete() ? await go() : await bringTools());

async function go() {
  const installed = install();
  return installed === 0 ? act() : installed;
}

function isComplete() {
  const [major = '0'] = process.versions.node.split('.');
  const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8' });
  return Number(major) >= 24 && pnpm.status === 0 && Number(pnpm.stdout.split('.')[0]) >= 12;
}

/** Runs this file again with Node and pnpm from their npm packages. */
async function bringTools() {
  if (process.env.UPLINK_BROUGHT_TOOLS) {
    process.stderr.write("Couldn't download Node 24 and pnpm 12. Install both and try again.\n");
    return 1;
  }
  const script = ['node', 'tools/run.mjs', command, ...rest].join(' ');
  const env = { ...process.env, UPLINK_BROUGHT_TOOLS: '1' };
  return hold('npx', ['-y', '-p', 'node@24', '-p', 'pnpm@12', '-c', script], { env });
}

/** Installs if the lock file has changed, and prepares the database's first snapshot. */
function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.uplink-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  // CI=true: otherwise pnpm asks before it replaces folders, and waits forever without a terminal.
  const env = { ...process.env, CI: 'true' };
  const status =
    run('pnpm', ['install', '--frozen-lockfile'], env) ||
    run('pnpm', build('server')) ||
    run('node', [...server, 'apps/server/src/commands/prepare-database.ts']);
  if (status !== 0) return status;
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, hash);
  return 0;
}

/** Builds portal, server and docs if their sources changed, then serves everything. */
async function start() {
  // A small heap for short-lived objects: with the default size, an upload leaves 60 MB of read buffers
  // uncollected.
  const flags = [...server, '--max-semi-space-size=4'];
  const status = run('pnpm', build('portal', 'server', 'docs'));
  if (status !== 0) return status;
  // It takes a minute the first time: the academy doesn't wait for it.
  const catalogue = spawn('pnpm', build('storybook'), { cwd: root, stdio: 'ignore' });
  catalogue.on('error', () => {});
  const code = await hold('node', [...flags, 'apps/server/dist/entry.js']);
  catalogue.kill();
  return code;
}

/** @param {string[]} apps */
function build(...apps) {
  const filters = apps.map((app) => `--filter=@uplink/${app}`);
  return ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'];
}

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function run(program, args, env = process.env) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

/**
 * Runs a long-lived program and lets it shut down by itself: a request to end this process is passed on to
 * the program. Ctrl-C is not, because the terminal already sends it to both.
 * @param {string} program @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, hear?: (said: string) => void, isHeld?: boolean }} [options] `hear` gets
 *   all its output; what is held is not printed as well
 * @returns {Promise<number>}
 */
function hold(program, args, { env = process.env, hear, isHeld = false } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: hear ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    // Programs leave out colours when they write to a pipe.
    env: hear && process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
  });
  if (hear) passOn(child, hear, isHeld);
  const forget = whenAskedToEnd((signal) => {
    if (signal !== 'SIGINT') child.kill('SIGTERM');
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', async (code, signal) => {
      forget();
      await allSaid(child);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child @param {(said: string) => void} hear @param {boolean} isHeld */
function passOn({ stdout, stderr }, hear, isHeld) {
  for (const [from, to] of /** @type {const} */ ([
    [stdout, process.stdout],
    [stderr, process.stderr],
  ])) {
    from?.setEncoding('utf8').on('data', (said) => {
      if (!isHeld) to.write(said);
      hear(said);
    });
  }
}

/**
 * Waits until all output is read. Gives up after two seconds: a child of the program may keep the pipe open.
 * @param {import('node:child_process').ChildProcess} child
 */
function allSaid(child) {
  const streams = [child.stdout, child.stderr].filter((stream) => stream && !stream.readableEnded);
  const ended = streams.map((stream) => new Promise((resolve) => stream?.once('end', resolve)));
  return Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 2000))]);
}
