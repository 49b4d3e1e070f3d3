import { defineSearch, matching, oneOf, wholeNumber } from '@uplink/kit/search';

const inbox = {
  /** 0-based; left out for the first. */
  page: wholeNumber(),
  /** The id of a product, in a mentor's inbox. */
  product: wholeNumber(),
  /** The id of a learner. */
  user: wholeNumber(),
  cohort: wholeNumber(),
  /** Rows of a page; the contract allows no more. */
  size: wholeNumber(100),
};
const words = matching(/^[a-zA-Z,]{1,80}$/);

/** What the address of a list or inbox of quizzes may say. */
export const readQuizSearch = defineSearch({ ...inbox, status: words });

/** The same of homework, which has two kinds. */
export const readWorkSearch = defineSearch({
  ...inbox,
  status: words,
  kind: oneOf('UPLOAD', 'DIGITIZE'),
});

/** The same of milestones, whose states are numbers. */
export const readMilestoneSearch = defineSearch({
  ...inbox,
  status: matching(/^[1-7](,[1-7])*$/),
  category: oneOf(1, 2, 3, 4),
});

/** Everything that the address of one of these lists may say. */
export type WorkSearch = ReturnType<typeof readWorkSearch> & ReturnType<typeof readMilestoneSearch>;
