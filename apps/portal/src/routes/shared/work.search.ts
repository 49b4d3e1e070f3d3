import { defineSearch, matching, wholeNumber } from '@uplink/kit/search';

/** What the address of a learner's list of quizzes or homework may say. */
export const readWorkSearch = defineSearch({
  /** 0-based; left out for the first. */
  page: wholeNumber(),
  /** The id of a product. */
  product: wholeNumber(),
  status: matching(/^[a-zA-Z,]{1,80}$/),
});
