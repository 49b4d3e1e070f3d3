/** Business constants and limits of the specification, section 9. Times in milliseconds unless named. */

export const HTTP_TIMEOUT_MS = 90_000;
export const REQUESTS_PER_SECOND = 10;
export const TOKEN_RENEWAL_MS = 60_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export const NO_MODULE_ID = -1;
export const XP_PER_LEVEL = 1000;

/** A step between two reports of the video's position below this counts as watched, in seconds. */
export const WATCHED_GAP_SECONDS = 1.5;
export const WATCH_REPORT_INTERVAL_MS = 30_000;

/** "Saving draft" stays at least this long. */
export const DRAFT_SAVE_MINIMUM_MS = 2000;

export const NOTIFICATION_LIST_MAX_HEIGHT = 300;

export const HOMEWORK_FILE_MAX_BYTES = 5_368_709_120;
/** Exclusive: an award image is smaller than this. */
export const AWARD_IMAGE_LIMIT_BYTES = 1_048_576;
