/** How many days the server keeps what it clears by itself. Sessions and `jobs/sweep.ts` follow this table. */
export const RETENTION_DAYS = {
  sessions: 14,
  signInAttempts: 1,
  emailCodes: 7,
  checkoutVisitors: 7,
  unsentFiles: 90,
  unusedMedia: 30,
  userUploads: 30,
  jobReceipts: 90,
  dataExports: 7,
} as const;
