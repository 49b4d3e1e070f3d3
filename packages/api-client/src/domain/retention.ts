/** How many days the server keeps what it clears by itself. Sessions and `jobs/sweep.ts` follow this table. */
export const RETENTION_DAYS = {
  sessions: 14,
  signInAttempts: 1,
  emailCodes: 7,
  checkoutVisitors: 7,
  pageViews: 30,
  referralClicks: 60,
  unsentFiles: 90,
  unusedMedia: 30,
  userUploads: 30,
  jobReceipts: 90,
  dataExports: 7,
} as const;

/** How long an account can still be kept after its deletion was asked for. */
export const ACCOUNT_DELETION_DAYS = 14;
