import { startPostgres } from './postgres.mjs';

/**
 * Runs `apps/server/bench` on the built portal and server: on the embedded database, and on PostgreSQL too if
 * it is installed.
 * @param {(program: string, args: string[], env?: NodeJS.ProcessEnv) => number} run
 * @param {string[]} parts
 * @returns {Promise<number>} exit code
 */
export async function runBench(run, parts) {
  const postgres = await startPostgres();
  if (!postgres) process.stdout.write('PostgreSQL is not installed: measuring PGlite only.\n');
  // `run` blocks until the program ends. Ignoring signals here lets us stop the database afterwards.
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
