/**
 * Server tests that the second database proves nothing new by, and why. The lane on PostgreSQL leaves
 * them to the lane on PGlite, says so and counts them; by name they run on either. Races, progress,
 * the audit and everything else that a database decides stay on both.
 */
export const askedOnce = [
  {
    because: 'bring databases and processes of their own, the same in both lanes',
    files: [
      'apps/server/bench/bench.test.ts',
      'apps/server/demo/prepared-demo.test.ts',
      'apps/server/src/db/pglite/cluster.test.ts',
      'apps/server/src/db/pglite/data-lock.test.ts',
      'apps/server/src/db/pglite/serve-socket.test.ts',
      'apps/server/src/main.test.ts',
      'apps/server/src/plugins/logging.test.ts',
    ],
  },
  {
    because: 'ask no database',
    files: [
      'apps/server/src/config/config.test.ts',
      'apps/server/src/html/markdown.test.ts',
      'apps/server/src/plugins/api-reference.test.ts',
      'apps/server/src/plugins/compression.test.ts',
      'apps/server/src/providers/companies/http-companies.test.ts',
      'apps/server/src/providers/labs/http-labs.test.ts',
      'apps/server/src/providers/mail/smtp.test.ts',
      'apps/server/src/providers/storage/byte-range.test.ts',
      'apps/server/src/providers/storage/sigv4.test.ts',
      'apps/server/src/providers/storage/storage-contract.test.ts',
      'apps/server/src/providers/storage/storage-routes.test.ts',
    ],
  },
  {
    because: 'try what is answered to whom, where no two calls meet over a row',
    files: [
      'apps/server/src/access/access.test.ts',
      'apps/server/src/access/doors.test.ts',
      'apps/server/src/access/sockets.test.ts',
      'apps/server/src/plugins/contract/contract-fuzz.test.ts',
    ],
  },
];
