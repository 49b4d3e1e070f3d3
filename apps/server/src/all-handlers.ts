import { accountHandlers } from './areas/account/account.handlers.ts';
import { addonsHandlers } from './areas/addons/addons.handlers.ts';
import { ambassadorHandlers } from './areas/ambassador/ambassador.handlers.ts';
import { billingHandlers } from './areas/billing/billing.handlers.ts';
import { catalogHandlers } from './areas/catalog/catalog.handlers.ts';
import { certificatesHandlers } from './areas/certificates/certificates.handlers.ts';
import { awardsHandlers } from './areas/certificates/management/awards.handlers.ts';
import { checkoutHandlers } from './areas/checkout/checkout.handlers.ts';
import { checkoutManagementHandlers } from './areas/checkout/management/management.handlers.ts';
import { cohortsHandlers } from './areas/cohorts/cohorts.handlers.ts';
import { discussionsHandlers } from './areas/discussions/discussions.handlers.ts';
import { emailsHandlers } from './areas/emails/emails.handlers.ts';
import { creatorExamsHandlers } from './areas/exams/authoring/creator-exams.handlers.ts';
import { examsHandlers } from './areas/exams/exams.handlers.ts';
import { creatorExercisesHandlers } from './areas/exercises/authoring/creator-exercises.handlers.ts';
import { exercisesHandlers } from './areas/exercises/exercises.handlers.ts';
import { followingHandlers } from './areas/following/following.handlers.ts';
import { frontHandlers } from './areas/front/front.handlers.ts';
import { homeHandlers } from './areas/home/home.handlers.ts';
import { creatorHomeworksHandlers } from './areas/homeworks/authoring/creator-homeworks.handlers.ts';
import { homeworksHandlers } from './areas/homeworks/homeworks.handlers.ts';
import { labsHandlers } from './areas/labs/labs.handlers.ts';
import { learningHandlers } from './areas/learning/learning.handlers.ts';
import { lessonsHandlers } from './areas/lessons/lessons.handlers.ts';
import { mediaHandlers } from './areas/media/media.handlers.ts';
import { mentoringHandlers } from './areas/mentoring/mentoring.handlers.ts';
import { milestonesHandlers } from './areas/milestones/milestones.handlers.ts';
import { moderationHandlers } from './areas/moderation/moderation.handlers.ts';
import { notesHandlers } from './areas/notes/notes.handlers.ts';
import { notificationsHandlers } from './areas/notifications/notifications.handlers.ts';
import { partnersManagementHandlers } from './areas/partners/management/partners-management.handlers.ts';
import { partnersHandlers } from './areas/partners/partners.handlers.ts';
import { peopleHandlers } from './areas/people/people.handlers.ts';
import { playlistsHandlers } from './areas/playlists/playlists.handlers.ts';
import { pricingHandlers } from './areas/pricing/pricing.handlers.ts';
import { privacyHandlers } from './areas/privacy/privacy.handlers.ts';
import { productsHandlers } from './areas/products/products.handlers.ts';
import { managementHandlers } from './areas/purchases/management/management.handlers.ts';
import { purchasesHandlers } from './areas/purchases/purchases.handlers.ts';
import { questionsHandlers } from './areas/questions/questions.handlers.ts';
import { creatorQuizzesHandlers } from './areas/quizzes/authoring/creator-quizzes.handlers.ts';
import { quizzesHandlers } from './areas/quizzes/quizzes.handlers.ts';
import { ratingsHandlers } from './areas/ratings/ratings.handlers.ts';
import { recordingHandlers } from './areas/recording/recording.handlers.ts';
import { referralHandlers } from './areas/referral/referral.handlers.ts';
import { securityHandlers } from './areas/security/security.handlers.ts';
import { sessionHandlers } from './areas/session/session.handlers.ts';
import { statusHandlers } from './areas/status/status.handlers.ts';
import { surveysHandlers } from './areas/surveys/surveys.handlers.ts';
import { syllabusHandlers } from './areas/syllabus/syllabus.handlers.ts';
import { termsHandlers } from './areas/terms/terms.handlers.ts';
import { uploadsHandlers } from './areas/uploads/uploads.handlers.ts';
import type { Deps } from './deps.ts';
import type { Handlers } from './plugins/contract/handlers.ts';

interface Shared {
  front: Parameters<typeof frontHandlers>[0];
  status: Parameters<typeof statusHandlers>[1];
}

/** What answers each operation of the contract, area by area; a missing one is a type error. */
export function allHandlers(deps: Deps, { front, status }: Shared): Handlers {
  return {
    ...securityHandlers(deps),
    ...privacyHandlers(deps),
    ...sessionHandlers(deps),
    ...accountHandlers(deps),
    ...followingHandlers(deps),
    ...peopleHandlers(deps),
    ...referralHandlers(deps),
    ...ambassadorHandlers(deps),
    ...playlistsHandlers(deps),
    ...catalogHandlers(deps),
    ...frontHandlers(front),
    ...statusHandlers(deps, status),
    ...pricingHandlers(deps),
    ...productsHandlers(deps),
    ...learningHandlers(deps),
    ...purchasesHandlers(deps),
    ...managementHandlers(deps),
    ...lessonsHandlers(deps),
    ...notesHandlers(deps),
    ...discussionsHandlers(deps),
    ...questionsHandlers(deps),
    ...quizzesHandlers(deps),
    ...creatorQuizzesHandlers(deps),
    ...creatorExercisesHandlers(deps),
    ...exercisesHandlers(deps),
    ...homeworksHandlers(deps),
    ...creatorHomeworksHandlers(deps),
    ...examsHandlers(deps),
    ...creatorExamsHandlers(deps),
    ...mentoringHandlers(deps),
    ...milestonesHandlers(deps),
    ...uploadsHandlers(deps),
    ...mediaHandlers(deps),
    ...homeHandlers(deps),
    ...notificationsHandlers(deps),
    ...ratingsHandlers(deps),
    ...surveysHandlers(deps),
    ...syllabusHandlers(deps),
    ...termsHandlers(deps),
    ...certificatesHandlers(deps),
    ...labsHandlers(deps),
    ...cohortsHandlers(deps),
    ...moderationHandlers(deps),
    ...recordingHandlers(deps),
    ...addonsHandlers(deps),
    ...checkoutHandlers(deps),
    ...checkoutManagementHandlers(deps),
    ...partnersHandlers(deps),
    ...partnersManagementHandlers(deps),
    ...awardsHandlers(deps),
    ...emailsHandlers(deps),
    ...billingHandlers(deps),
  };
}
