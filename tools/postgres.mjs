import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 54_329;

/** Where Debian puts the server's programs, newest version first. */
function findPrograms() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const [version] = readdirSync(base).sort((one, other) => Number(other) - Number(one));
  const folder = version && join(base, version, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/**
 * A PostgreSQL cluster of its own for the tests, gone afterwards; undefined when the machine has none.
 * PostgreSQL refuses to run as root, so root lends it the user that Debian's package made.
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'uplink-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const as = (/** @type {string[]} */ command) =>
    isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const call = (/** @type {string[]} */ command) => {
    const [program = '', ...args] = as(command);
    execFileSync(program, args, { stdio: 'ignore', cwd: tmpdir() });
  };
  try {
    chmodSync(folder, 0o777);
    const data = join(folder, 'data');
    call([join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
    call([
      join(programs, 'pg_ctl'),
      '-D',
      data,
      '-w',
      '-o',
      options,
      '-l',
      join(folder, 'log'),
      'start',
    ]);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop() {
        const [program = '', ...args] = as([
          join(programs, 'pg_ctl'),
          '-D',
          data,
          '-m',
          'immediate',
          'stop',
        ]);
        spawnSync(program, args, { stdio: 'ignore', cwd: tmpdir() });
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}
