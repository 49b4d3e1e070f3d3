import { accountLoads } from './account/account.loads.ts';
import { billingLoads } from './billing/billing.loads.ts';
import { certificateLoads } from './certificates/certificates.loads.ts';
import { checkoutLoads } from './checkout/checkout.loads.ts';
import { discussionLoads } from './discussions/discussions.loads.ts';
import { examLoads } from './exams/exams.loads.ts';
import { exerciseLoads } from './exercises/exercises.loads.ts';
import { followingLoads } from './following/following.loads.ts';
import { homeworkLoads } from './homeworks/homeworks.loads.ts';
import { labLoads } from './labs/labs.loads.ts';
import { learningLoads } from './learning/learning.loads.ts';
import { noteLoads } from './notes/notes.loads.ts';
import { playlistLoads } from './playlists/playlists.loads.ts';
import { quizLoads } from './quizzes/quizzes.loads.ts';

/** What pages show first, by their names; the catalog's pages have their own. In one file: it comes in one piece behind the first load. */
export const loads = {
  ...accountLoads,
  ...billingLoads,
  ...certificateLoads,
  ...checkoutLoads,
  ...discussionLoads,
  ...examLoads,
  ...exerciseLoads,
  ...followingLoads,
  ...homeworkLoads,
  ...labLoads,
  ...learningLoads,
  ...noteLoads,
  ...playlistLoads,
  ...quizLoads,
};
