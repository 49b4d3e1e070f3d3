import { defineSearch, oneOf, wholeNumber, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of the list of cohorts may say. */
export const readCohortSearch = defineSearch({
  search: words(100),
  state: oneOf('coming', 'running', 'ended'),
  moduleId: wholeNumber(),
  cursor,
});

/** What the address of a cohort may say: its tab, and which learners are shown. */
export const readLearnerSearch = defineSearch({
  tab: oneOf('learners', 'milestones', 'lessons', 'settings'),
  search: words(100),
  show: oneOf('behind', 'toReview'),
  cursor,
});
