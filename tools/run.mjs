/**
 * `npm start` and `npm test` on a machine with only Node 18 or newer and npm: brings Node 24 and pnpm
 * when they are missing, installs with the frozen lock file, and goes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...rest] = process.argv.slice(2);

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function run(program, args, env = process.env) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

function isComplete() {
  const [major = '0'] = process.versions.node.split('.');
  const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8' });
  return Number(major) >= 24 && pnpm.status === 0 && Number(pnpm.stdout.split('.')[0]) >= 12;
}

if (!isComplete()) {
  if (process.env.UPLINK_BROUGHT_TOOLS) {
    process.stderr.write('Node 24 and pnpm 12 could not be brought. Install both and try again.\n');
    process.exit(1);
  }
  const script = ['node', 'tools/run.mjs', command, ...rest].join(' ');
  const env = { ...process.env, UPLINK_BROUGHT_TOOLS: '1' };
  process.exit(run('npx', ['-y', '-p', 'node@24', '-p', 'pnpm@12', '-c', script], env));
}

install();
if (command === 'start') process.exit(start());
if (command === 'test') {
  const { runLanes } = await import('./lanes.mjs');
  process.exit(await runLanes(run));
}
process.stderr.write('Say start or test.\n');
process.exit(1);

/** Installs when the lock file is another one than last time. */
function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.uplink-lock');
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isInstalled) return;
  const status = run('pnpm', ['install', '--frozen-lockfile']);
  if (status !== 0) process.exit(status);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds the portal if its sources changed, then serves everything. */
function start() {
  const built = run('pnpm', [
    'turbo',
    'run',
    'build',
    '--filter=@uplink/portal',
    '--output-logs=errors-only',
  ]);
  if (built !== 0) return built;
  return run('node', ['--conditions=uplink-source', 'apps/server/src/main.ts']);
}
