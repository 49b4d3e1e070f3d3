import { defineSearch, matching, oneOf, wholeNumber } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

const inbox = {
  cursor,
  sort: oneOf('submittedAt', '-submittedAt'),
  /** The id of a product. */
  product: wholeNumber(),
  /** The id of a learner. */
  user: wholeNumber(),
  cohort: wholeNumber(),
  /** Rows of a page; the contract allows no more. */
  size: wholeNumber(100),
};
const words = matching(/^[a-zA-Z,]{1,80}$/);

/** What the address of an inbox of quizzes or applications may say. */
export const readQuizInbox = defineSearch({ ...inbox, status: words });

/** The same of homework, which has two kinds. */
export const readHomeworkInbox = defineSearch({
  ...inbox,
  status: words,
  kind: oneOf('UPLOAD', 'DIGITIZE'),
});

/** The same of milestones, whose states are numbers. */
export const readMilestoneInbox = defineSearch({
  ...inbox,
  status: matching(/^[1-7](,[1-7])*$/),
  category: oneOf(1, 2, 3, 4),
});

/** Everything that the address of one of these inboxes may say. */
export type InboxAddress = ReturnType<typeof readHomeworkInbox> &
  ReturnType<typeof readMilestoneInbox>;
