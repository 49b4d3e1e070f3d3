/** Business constants and limits of the specification, section 9. Times in milliseconds unless named. */

export const HTTP_TIMEOUT_MS = 90_000;
export const REQUESTS_PER_SECOND = 10;
export const TOKEN_RENEWAL_MS = 60_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Limits of notes and discussions in characters, and of notes per learner and lesson. */
export const NOTE_MAX_LENGTH = 5000;
export const NOTES_PER_LESSON = 100;
export const QUESTION_TITLE_MAX_LENGTH = 200;
export const DISCUSSION_MAX_LENGTH = 5000;
/** Limits of feedback messages and of a written answer, in characters. */
export const MESSAGE_MAX_LENGTH = 5000;
export const ANSWER_MAX_LENGTH = 20_000;

/** A written answer of an onboarding survey, in characters. */
export const SURVEY_ANSWER_MAX_LENGTH = 1000;

/** A download link is removed from the page this long after the click. */
export const DOWNLOAD_LINK_REMOVAL_MS = 1000;

export const NO_MODULE_ID = -1;
export const DEFAULT_QUIZ_LIST_PAGE = 0;
export const XP_PER_LEVEL = 1000;

/** Stars of a rating; the recommendation score, both ends inclusive. */
export const RATING_STARS = 5;
export const RECOMMENDATION_MINIMUM = 0;
export const RECOMMENDATION_MAXIMUM = 10;
export const REVIEW_MAX_LENGTH = 1000;

/** A step between two reports of the video's position below this counts as watched, in seconds. */
export const WATCHED_GAP_SECONDS = 1.5;
export const WATCH_REPORT_INTERVAL_MS = 30_000;

/** "Saving draft" stays at least this long. */
export const DRAFT_SAVE_MINIMUM_MS = 2000;

/** In pixels. */
export const NOTIFICATION_LIST_MAX_HEIGHT = 300;
/** The list of notifications scrolls above this many. */
export const NOTIFICATION_LIST_VISIBLE_ITEMS = 3;

/** Minutes before the end of an exam at which the learner is warned. */
export const EXAM_WARNING_MINUTES = [10, 5, 1] as const;
/** How long answers in transit at the deadline of an exam still count. */
export const EXAM_ANSWER_GRACE_MS = 10_000;

/** A lesson that a partner's token or a learner's account opened on another site stays open this long. */
export const FRAME_LESSON_MS = 3_600_000;

/** Days of a declined payment before access is limited. */
export const PAYMENT_GRACE_DAYS = 30;
/** Days after its first failure on which a declined monthly payment is tried again. */
export const RETRY_AFTER_DAYS = [1, 3, 7, 14, 21, 28];
/** Days before a large monthly payment on which its buyer is notified, and the amount from which it is large. */
export const RENEWAL_NOTICE_DAYS = 7;
export const RENEWAL_NOTICE_AMOUNT = 10_000;
/** Days before the end of a trial on which its buyer is notified. */
export const TRIAL_NOTICE_DAYS = 3;
/** Days after a payment in which its buyer can ask for a refund. */
export const REFUND_REQUEST_DAYS = 14;
/** Days in which a visitor's purchase waits for its buyer to open the account; then it ends, and the money goes back. */
export const UNCLAIMED_DAYS = 30;
/** Days before the end of a wallet's agreement from which re-authorising is offered. */
export const AGREEMENT_WARNING_DAYS = 30;
/** Years a lab stays open after its first access. */
export const LAB_ACCESS_YEARS = 1;

/** Rows of a page where the specification fixes them. */
export const PAGE_SIZES = { reviews: 5, certifications: 8, participants: 10 } as const;
/** Lists count no further than this for each status: more is shown as "10,000+". */
export const LIST_COUNT_LIMIT = 10_000;

/** How long a reviewer's claim lasts, decided or not. */
export const REVIEW_CLAIM_MINUTES = 60;
/** How long a decision of the desk can be taken back. */
export const REVIEW_UNDO_SECONDS = 10;
/** Comments on the lines of one submission, drafts included. */
export const COMMENTS_PER_SUBMISSION = 500;
export const SNIPPETS_PER_REVIEWER = 100;
export const SNIPPET_TITLE_MAX_LENGTH = 80;
export const SNIPPET_TEXT_MAX_LENGTH = 2000;
export const HOMEWORK_FILE_MAX_BYTES = 5_368_709_120;
/** A signed form takes no more. */
export const VIDEO_FILE_MAX_BYTES = 5_368_709_120;
/** Exclusive: an award image is smaller than this. */
export const AWARD_IMAGE_LIMIT_BYTES = 1_048_576;

/** Length limits of inputs, inclusive; the specification names the rules without them. */
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_LOCAL_PART_MAX_LENGTH = 64;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Of lower case, upper case, digits and special characters. */
export const PASSWORD_MIN_KINDS = 3;
export const PHONE_MIN_DIGITS = 7;
export const PHONE_MAX_DIGITS = 15;
export const NAME_MAX_LENGTH = 80;
export const WEB_ADDRESS_MAX_LENGTH = 2000;

/** What a creator's quiz calls throw when the status isn't 200 (specification, section 8). */
export const QUIZ_CALL_ERRORS = {
  list: 'failed to get quizzes',
  get: 'failed to get quiz',
  create: 'failed to create quiz',
  update: 'failed to update quiz',
  delete: 'failed to delete quiz',
} as const;

/**
 * Two constants that the specification names without their meaning: one of the whole product, one of the
 * creator tools. No rule reads them.
 */
export const PRODUCT_CONSTANT = 100;
export const CREATOR_CONSTANT = 30;
