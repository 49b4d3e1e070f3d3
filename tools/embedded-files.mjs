/** Server tests that bring databases and processes of their own: the same whichever database a run uses. */
export const ownFiles = [
  'apps/server/bench/bench.test.ts',
  'apps/server/demo/prepared-demo.test.ts',
  'apps/server/src/db/pglite/cluster.test.ts',
  'apps/server/src/db/pglite/data-lock.test.ts',
  'apps/server/src/db/pglite/serve-socket.test.ts',
  'apps/server/src/kill.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/plugins/logging.test.ts',
];

/** The gate's smoke test of every area on PGlite: each operation, by everybody who may and may not call it. */
export const smokeFiles = ['apps/server/src/access/access.test.ts'];
