export interface NotificationKindRule {
  /** What its reader turns on and off. */
  topic: string;
  tab: 'work' | 'people' | 'money';
  /** Its reader has something to do. */
  needsYou?: boolean;
  /** Several about the same object are counted; otherwise a later one replaces an earlier one. */
  counts?: boolean;
}

/** What belongs to each kind of notification. */
export const NOTIFICATION_KINDS = {
  sentBack: { topic: 'reviews', tab: 'work', needsYou: true },
  accepted: { topic: 'reviews', tab: 'work' },
  commented: { topic: 'reviews', tab: 'work' },
  toReview: { topic: 'reviewing', tab: 'work', needsYou: true },
  answer: { topic: 'answers', tab: 'people', counts: true },
  message: { topic: 'answers', tab: 'people', counts: true },
  opened: { topic: 'opened', tab: 'work' },
  dueDate: { topic: 'dueDates', tab: 'work' },
  exam: { topic: 'reviews', tab: 'work' },
  level: { topic: 'levels', tab: 'work' },
  certificate: { topic: 'levels', tab: 'work' },
  follower: { topic: 'people', tab: 'people', counts: true },
  payment: { topic: 'payments', tab: 'money' },
  declined: { topic: 'payments', tab: 'money', needsYou: true },
  news: { topic: 'news', tab: 'people' },
  moderation: { topic: 'account', tab: 'people', needsYou: true },
} as const satisfies Record<string, NotificationKindRule>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** What a topic does until its reader chooses. A fixed one can't be turned off. */
export const NOTIFICATION_TOPICS = {
  reviews: { isShown: true, isMailed: true },
  answers: { isShown: true, isMailed: true },
  opened: { isShown: true, isMailed: false },
  dueDates: { isShown: true, isMailed: true },
  levels: { isShown: true, isMailed: true },
  people: { isShown: true, isMailed: false },
  reviewing: { isShown: true, isMailed: false },
  news: { isShown: true, isMailed: true },
  payments: { isShown: true, isMailed: true, isFixed: true },
  account: { isShown: true, isMailed: true, isFixed: true },
} as const satisfies Record<string, { isShown: boolean; isMailed: boolean; isFixed?: true }>;
export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;

/** How long notifications of the same kind about the same object fold into one row. */
export const FOLD_HOURS = 24;

/** What a row that counts several says, e.g. '3 answers to "Why does it stay in ExStart?"'. */
export function countedTitle(kind: NotificationKind, count: number, subject: string): string {
  if (kind === 'answer') return `${count} answers to "${subject}"`;
  if (kind === 'message') return `${count} messages about ${subject}`;
  return count === 2
    ? `${subject} and 1 other follow you`
    : `${subject} and ${count - 1} others follow you`;
}
