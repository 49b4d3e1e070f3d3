import {
  accountRoutes,
  changesRoute,
  confirmEmailRoute,
  privacyRoute,
} from './account/account.route.ts';
import { addonsRoutes } from './addons/addons.route.ts';
import { adminRoute } from './admin/admin.route.ts';
import { billingRoutes } from './billing/billing.route.ts';
import { certificateRoutes, verificationRoute } from './certificates/certificates.route.ts';
import { checkoutRoutes } from './checkout/checkout.route.ts';
import { creatorRoute } from './creator/creator.route.ts';
import { discussionRoute } from './discussions/discussions.route.ts';
import { examRoutes } from './exams/exams.route.ts';
import { exerciseRoutes } from './exercises/exercises.route.ts';
import { followingRoutes } from './following/following.route.ts';
import { homeworkRoutes } from './homeworks/homeworks.route.ts';
import { labRunRoute, labsRoute } from './labs/labs.route.ts';
import { learningRoutes } from './learning/learning.route.ts';
import { mentoringRoutes } from './mentoring/mentoring.route.ts';
import { milestoneReviewRoute } from './milestones/milestones.route.ts';
import { notesRoute } from './notes/notes.route.ts';
import { notificationRoutes } from './notifications/notifications.route.ts';
import { partnerRoutes } from './partners/partners.route.ts';
import { playlistRoutes } from './playlists/playlists.route.ts';
import { quizRoutes } from './quizzes/quizzes.route.ts';
import { inviteRoute, referralRoutes } from './referral/referral.route.ts';
import { specialRoutes } from './session/special.route.ts';
import { surveyRoute } from './surveys/surveys.route.ts';
import { termsRoute } from './terms/terms.route.ts';

/** Below the root: open to everyone, or with a guard of their own. */
const open = [
  ...specialRoutes,
  confirmEmailRoute,
  changesRoute,
  privacyRoute,
  verificationRoute,
  inviteRoute,
  ...checkoutRoutes,
  ...partnerRoutes,
];

/** For people who are signed in. */
const personal = [
  ...referralRoutes,
  surveyRoute,
  termsRoute,
  ...accountRoutes,
  ...followingRoutes,
  ...notificationRoutes,
  ...playlistRoutes,
  ...quizRoutes,
  ...exerciseRoutes,
  ...homeworkRoutes,
  ...learningRoutes,
  ...mentoringRoutes,
  milestoneReviewRoute,
  ...examRoutes,
  notesRoute,
  discussionRoute,
  ...certificateRoutes,
  labsRoute,
  labRunRoute,
  ...addonsRoutes,
  ...billingRoutes,
  creatorRoute,
  adminRoute,
];

/** All pages but those that most people open first; with the files that each needs, they would be a tenth of the first load. */
export const furtherRoutes = { open, personal };
