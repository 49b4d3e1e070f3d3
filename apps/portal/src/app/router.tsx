import { createRouter } from '@tanstack/react-router';
// Behind the others: imported first, it makes the bundler cut the first load into more pieces.
import {
  accountRoutes,
  changesRoute,
  confirmEmailRoute,
  privacyRoute,
} from '../routes/account/account.route.ts';
import { addonsRoutes } from '../routes/addons/addons.route.ts';
import { adminRoute } from '../routes/admin/admin.route.ts';
import { billingRoutes } from '../routes/billing/billing.route.ts';
import { catalogRoutes } from '../routes/catalog/catalog.route.ts';
import { certificateRoutes, verificationRoute } from '../routes/certificates/certificates.route.ts';
import { checkoutRoutes } from '../routes/checkout/checkout.route.ts';
import { creatorRoute } from '../routes/creator/creator.route.ts';
import { discussionRoute } from '../routes/discussions/discussions.route.ts';
import { examRoutes } from '../routes/exams/exams.route.ts';
import { exerciseRoutes } from '../routes/exercises/exercises.route.ts';
import { followingRoutes } from '../routes/following/following.route.ts';
import { homeworkRoutes } from '../routes/homeworks/homeworks.route.ts';
import { labRunRoute, labsRoute } from '../routes/labs/labs.route.ts';
import { learningRoutes } from '../routes/learning/learning.route.ts';
import { lessonRoutes } from '../routes/lessons/lessons.route.ts';
import { mentoringRoutes } from '../routes/mentoring/mentoring.route.ts';
import { milestoneReviewRoute } from '../routes/milestones/milestones.route.ts';
import { notesRoute } from '../routes/notes/notes.route.ts';
import { notificationRoutes } from '../routes/notifications/notifications.route.ts';
import { partnerRoutes } from '../routes/partners/partners.route.ts';
import { playlistRoutes } from '../routes/playlists/playlists.route.ts';
import { quizRoutes } from '../routes/quizzes/quizzes.route.ts';
import { inviteRoute, referralRoutes } from '../routes/referral/referral.route.ts';
import { callbackRoute, loginRoute, signedInRoute } from '../routes/session/sign-in.route.ts';
import { specialRoutes } from '../routes/session/special.route.ts';
import { protectedRoute, rootRoute, unknownRoute } from '../routes/shared/root.route.ts';
import { surveyRoute } from '../routes/surveys/surveys.route.ts';
import { termsRoute } from '../routes/terms/terms.route.ts';
import { InternalError } from './error-page.tsx';

const routeTree = rootRoute.addChildren([
  loginRoute,
  signedInRoute,
  ...specialRoutes,
  confirmEmailRoute,
  changesRoute,
  privacyRoute,
  verificationRoute,
  inviteRoute,
  ...checkoutRoutes,
  ...partnerRoutes,
  unknownRoute,
  protectedRoute.addChildren([
    callbackRoute,
    ...learningRoutes,
    ...catalogRoutes,
    ...referralRoutes,
    surveyRoute,
    termsRoute,
    ...accountRoutes,
    ...followingRoutes,
    ...notificationRoutes,
    ...playlistRoutes,
    ...lessonRoutes,
    ...quizRoutes,
    ...exerciseRoutes,
    ...homeworkRoutes,
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
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: ({ error }) => (
    <InternalError error={error instanceof Error ? error : new Error(String(error))} />
  ),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
