/** Server tests that start their own databases and processes, so they do not depend on the run's database. */
export const ownFiles = [
  'apps/server/bench/bench.test.ts',
  'apps/server/demo/prepared-demo.test.ts',
  'apps/server/src/db/pglite/cluster.test.ts',
  'apps/server/src/db/pglite/data-lock.test.ts',
  'apps/server/src/db/pglite/full-disk.test.ts',
  'apps/server/src/db/pglite/serve-socket.test.ts',
  'apps/server/src/kill.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/plugins/logging.test.ts',
];

/** Server tests of seconds that need no database: once is enough where the server is tested on both. */
export const plainFiles = [
  'apps/server/demo/log-rewrites.test.ts',
  'apps/server/demo/rewrites.test.ts',
  'apps/server/src/areas/pricing/quote.rules.test.ts',
  'apps/server/src/html/markdown.test.ts',
];

/** The gate's smoke test on PGlite: calls every operation, both with and without permission. */
export const smokeFiles = ['apps/server/src/access/access.test.ts'];
