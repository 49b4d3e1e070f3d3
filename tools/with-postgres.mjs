/** Starts a PostgreSQL, runs a command with its address in TEST_DATABASE_URL, and stops it afterwards. */
import { spawn } from 'node:child_process';
import { whenAskedToEnd } from './end.mjs';
import { startPostgres } from './postgres.mjs';

const [program = '', ...args] = process.argv.slice(2);
const postgres = await startPostgres();
if (!postgres) {
  process.stderr.write('PostgreSQL is not installed. Install it, or run pnpm test:server.\n');
  process.exit(1);
}
process.on('exit', postgres.stop);
const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
const child = spawn(program, args, { stdio: 'inherit', env });
whenAskedToEnd((signal) => {
  child.kill(signal);
  process.exit(1);
});
child.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
