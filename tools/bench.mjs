import { startPostgres } from './postgres.mjs';

/**
 * Runs `apps/server/bench` on the built portal and server, with a PostgreSQL beside the embedded database
 * where the machine has one.
 * @param {(program: string, args: string[], env?: NodeJS.ProcessEnv) => number} run
 * @param {string[]} parts
 * @returns {Promise<number>} exit code
 */
export async function runBench(run, parts) {
  const postgres = await startPostgres();
  if (!postgres) process.stdout.write('PostgreSQL is not on this machine: PGlite stands alone.\n');
  // The program runs in the foreground of this one, which stops the database whatever ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  try {
    return run('node', ['--conditions=uplink-source', 'apps/server/bench/main.ts', ...parts], {
      ...process.env,
      ...(postgres && { BENCH_DATABASE_URL: postgres.url }),
    });
  } finally {
    postgres?.stop();
  }
}
