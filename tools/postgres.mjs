import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packaged = '/usr/lib/postgresql';

/**
 * Starts a temporary PostgreSQL cluster for the tests, or returns undefined if PostgreSQL is not installed.
 * If it is installed but does not start, that is an error, not a reason to skip.
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'uplink-postgres-'));
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const owner = lendTo(folder);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  try {
    owner.call(join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
    owner.call(join(programs, 'pg_ctl'), '-D', data, '-w', '-o', options, '-l', log, 'start');
  } catch (error) {
    const reason = existsSync(log) ? readFileSync(log, 'utf8') : String(error);
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL in ${programs} did not start: ${reason}`);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      owner.try(join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
      // No one waits: on some disks each of its ten thousands of files takes a while.
      spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
    },
  };
}

/** The version that `startPostgres` would start, or undefined if PostgreSQL is not installed. */
export function postgresVersion() {
  const programs = findPrograms();
  if (!programs) return undefined;
  return execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
}

/** Where Debian puts the server's programs, newest version first. */
function findPrograms() {
  if (!existsSync(packaged)) return undefined;
  return readdirSync(packaged)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(packaged, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')));
}

/**
 * PostgreSQL refuses to run as root, so root hands the folder to the `postgres` user of Debian's package.
 * @param {string} folder
 */
function lendTo(folder) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const idOf = (/** @type {string} */ flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  const prefix = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  return {
    call(/** @type {string[]} */ ...command) {
      const [program = '', ...args] = [...prefix, ...command];
      execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
    },
    try(/** @type {string[]} */ ...command) {
      const [program = '', ...args] = [...prefix, ...command];
      spawnSync(program, args, { stdio: 'ignore', cwd: tmpdir() });
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
