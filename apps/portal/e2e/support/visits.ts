import type { Learner } from './learner.ts';

/** Places of a learner that only the server knows the numbers of. */
export interface Places {
  /** A lesson of a course with quiz and homework. */
  course: string;
  /** A lesson of a project with quiz and homework. */
  project: string;
  homework: string;
  quiz: string;
  diploma: string;
  playlist: string;
  lessonId: number;
}

type Visit = string | ((places: Places) => string);

/** Where each open route can be seen by someone without a session. */
export const visitorVisits: Record<string, Visit> = {
  '/$': '/nowhere',
  '/login': '/login',
  '/login/again': '/login/again',
  '/zte/$': '/zte',
  '/zte/signup': '/zte/signup',
  '/confirm_email': '/confirm_email?code=wrong',
  '/verify/$code': '/verify/0000000000000000',
  '/checkout/$uniqueId': '/checkout/ospf-in-practice',
  '/checkout/$uniqueId/thank-you': '/checkout/ospf-in-practice/thank-you',
  '/embed/$kind/$name': '/embed/checkout/ospf-in-practice?key=pk_demo_cable_and_crew',
  '/privacy': '/privacy',
  '/changes': '/changes',
  '/terms-of-sale': '/terms-of-sale',
  '/i/$code': '/i/maya',
};

const lesson = '/sections/$sectionId/lessons/$lessonId';
const asProgram = ({ course }: Places) =>
  course.replace(/^\/courses\/[^/]+/, '/programs/network-engineer');

/** Where each route behind the session can be seen. `routes.test.tsx` holds both against the portal's routes. */
export const learnerVisits: Record<string, Visit> = {
  '/': '/',
  '/login/callback': '/login/callback?error=access_denied',
  '/programs': '/programs',
  '/programs/$uniqueName': '/programs/network-engineer',
  '/programs/$uniqueName/modules': '/programs/network-engineer/modules',
  '/terms/$moduleId': '/terms/1',
  '/programs/$uniqueName/survey': '/programs/network-engineer/survey',
  '/bundles': '/bundles',
  '/bundles/$uniqueName': '/bundles/branch-office',
  '/bundles/$uniqueName/modules': '/bundles/branch-office/modules',
  '/courses': '/courses',
  '/courses/$uniqueName': '/courses/vlans-and-switching',
  '/courses/$uniqueName/modules': '/courses/vlans-and-switching/modules',
  '/projects': '/projects',
  '/projects/$uniqueName': '/projects/two-site-wan',
  '/projects/$uniqueName/modules': '/projects/two-site-wan/modules',
  '/projects/$uniqueName/$step': '/projects/two-site-wan/1',
  [`/programs/$productName${lesson}`]: asProgram,
  [`/programs/$productName${lesson}/quiz`]: (places) => `${asProgram(places)}/quiz`,
  [`/programs/$productName${lesson}/exercises`]: (places) => `${asProgram(places)}/exercises`,
  [`/programs/$productName${lesson}/homework`]: (places) => `${asProgram(places)}/homework`,
  [`/courses/$productName${lesson}`]: ({ course }) => course,
  [`/courses/$productName${lesson}/quiz`]: ({ course }) => `${course}/quiz`,
  [`/courses/$productName${lesson}/exercises`]: ({ course }) => `${course}/exercises`,
  [`/courses/$productName${lesson}/homework`]: ({ course }) => `${course}/homework`,
  [`/projects/$productName${lesson}`]: ({ project }) => project,
  [`/projects/$productName${lesson}/quiz`]: ({ project }) => `${project}/quiz`,
  [`/projects/$productName${lesson}/exercises`]: ({ project }) => `${project}/exercises`,
  [`/projects/$productName${lesson}/homework`]: ({ project }) => `${project}/homework`,
  '/discussions/$lessonId': ({ lessonId }) => `/discussions/${lessonId}`,
  '/frames/$key/$lessonId': ({ lessonId }) =>
    `/frames/pk_demo_cable_and_crew/${lessonId}?challenge=${'a'.repeat(43)}`,
  '/homeworks': '/homeworks',
  '/homeworks/$homeworkId/submissions/$submissionId': ({ homework }) => homework,
  '/quizzes': '/quizzes',
  '/quizzes/$quizId/submissions/$submissionId': ({ quiz }) => quiz,
  '/desk': '/desk',
  '/inbox': '/inbox',
  '/inbox/applications': '/inbox/applications',
  '/inbox/applications/$applicationId': '/inbox/applications/1',
  '/inbox/homework': '/inbox/homework',
  '/inbox/quiz': '/inbox/quiz',
  '/inbox/milestones': '/inbox/milestones',
  '/inbox/milestones/$milestoneId/users/$userId': '/inbox/milestones/1/users/1',
  '/exam': '/exam',
  '/exam/$uniqueName': '/exam/vlans-and-switching-exam',
  '/exam/$uniqueName/results': '/exam/vlans-and-switching-exam/results',
  '/notes': '/notes',
  '/notifications': '/notifications',
  '/notifications/settings': '/notifications/settings',
  '/certs-and-awards': '/certs-and-awards',
  '/certs-and-awards/$type/$diplomaId': ({ diploma }) => diploma,
  '/practice-labs': '/practice-labs',
  '/practice-labs/$labId/run': '/practice-labs/1/run',
  '/practice-labs/$uniqueName': '/practice-labs/routing-and-switching-labs',
  '/practice-labs/$uniqueName/modules': '/practice-labs/routing-and-switching-labs/modules',
  '/profile': '/profile',
  '/profile/$uniqueName': '/profile/aiko',
  '/security': '/security',
  '/overview': '/overview',
  '/learning': '/learning',
  '/achievements': '/achievements',
  '/playlists': '/playlists',
  '/playlists/$playlistId': ({ playlist }) => playlist,
  '/following': '/following',
  '/followers': '/followers',
  '/billing': '/billing',
  '/billing/purchases/$purchaseId': '/billing/purchases/1',
  '/add-ons/$uniqueName': '/add-ons/nothing',
  '/referral': '/referral',
  '/referral/$tab': '/referral/overview',
  '/ambassador': '/ambassador',
  '/ambassador/$tab': '/ambassador/leaderboard',
  '/creator': '/creator',
  '/creator/$': '/creator/nowhere',
  '/creator/exams': '/creator/exams',
  '/creator/exams/$examId': '/creator/exams/new',
  '/creator/sqc': '/creator/sqc',
  '/creator/sqc/$sqcId': '/creator/sqc/new',
  '/creator/question-bank': '/creator/question-bank',
  '/creator/question-bank/$questionId': '/creator/question-bank/new',
  '/creator/products': '/creator/products',
  '/creator/products/$type/$productId': '/creator/products/course/1',
  '/creator/products/$type/$productId/bundle': '/creator/products/bundle/1/bundle',
  '/creator/products/$type/$productId/intro-page': '/creator/products/course/1/intro-page',
  '/creator/products/$type/$productId/settings': '/creator/products/course/1/settings',
  '/creator/products/$type/$productId/settings/survey':
    '/creator/products/program/1/settings/survey',
  '/creator/products/$type/$productId/syllabus': '/creator/products/course/1/syllabus',
  '/creator/products/$type/$productId/syllabus/$lessonId': '/creator/products/course/1/syllabus/1',
  '/creator/products/$type/$productId/syllabus/$lessonId/quiz':
    '/creator/products/course/1/syllabus/1/quiz',
  '/creator/products/$type/$productId/syllabus/$lessonId/prices':
    '/creator/products/course/1/syllabus/1/prices',
  '/creator/products/$type/$productId/syllabus/$lessonId/exercises':
    '/creator/products/course/1/syllabus/1/exercises',
  '/creator/products/$type/$productId/syllabus/$lessonId/homework':
    '/creator/products/course/1/syllabus/1/homework',
  '/creator/products/$type/$productId/preview': '/creator/products/course/1/preview',
  '/creator/products/$type/$productId/preview/$lessonId': '/creator/products/course/1/preview/1',
  '/creator/products/$type/$productId/cohorts': '/creator/products/program/1/cohorts',
  '/creator/products/$type/$productId/pricing': '/creator/products/course/1/pricing',
  '/creator/certifications': '/creator/certifications',
  '/creator/certifications/$certificationType/$certificationId': '/creator/certifications/1/1',
  '/creator/labs': '/creator/labs',
  '/creator/labs/$labId/stages': '/creator/labs/1/stages',
  '/creator/media': '/creator/media',
  '/creator/notifications': '/creator/notifications',
  '/creator/notifications/$notificationId': '/creator/notifications/new',
  '/creator/email': '/creator/email',
  '/creator/email/$emailId': '/creator/email/1',
  '/admin': '/admin',
  '/admin/$': '/admin/nowhere',
  '/admin/audit': '/admin/audit',
  '/admin/entries': '/admin/entries?of=purchases',
  '/admin/certifications': '/admin/certifications',
  '/admin/checkout': '/admin/checkout',
  '/admin/partners': '/admin/partners',
  '/admin/checkout/$checkoutId': '/admin/checkout/1',
  '/admin/checkout/$checkoutId/settings': '/admin/checkout/1/settings',
  '/admin/checkout/$checkoutId/pricing': '/admin/checkout/1/pricing',
  '/admin/checkout/$checkoutId/orderbump': '/admin/checkout/1/orderbump',
  '/admin/checkout/$checkoutId/upsells': '/admin/checkout/1/upsells',
  '/admin/checkout/$checkoutId/layout': '/admin/checkout/1/layout',
  '/admin/addons': '/admin/addons',
  '/admin/addons/$addonId': '/admin/addons/1',
  '/admin/addons/$addonId/settings': '/admin/addons/1/settings',
  '/admin/addons/$addonId/pricing': '/admin/addons/1/pricing',
  '/admin/addons/$addonId/layout': '/admin/addons/1/layout',
  '/admin/moderation': '/admin/moderation',
  '/admin/incidents': '/admin/incidents',
  '/admin/cohorts': '/admin/cohorts',
  '/admin/cohorts/$cohortId': '/admin/cohorts/1',
  '/admin/users': '/admin/users',
  '/admin/users/upload': '/admin/users/upload',
  '/admin/users/$userId': '/admin/users/1',
  '/admin/users/$userId/data': '/admin/users/1/data',
  '/admin/users/$userId/purchases': '/admin/users/1/purchases',
  '/admin/users/$userId/stats': '/admin/users/1/stats',
  '/admin/users/$userId/notes': '/admin/users/1/notes',
  '/admin/users/$userId/view': '/admin/users/1/view',
  '/admin/users/$userId/log': '/admin/users/1/log',
  '/admin/users/$userId/referral': '/admin/users/1/referral',
  '/admin/referral': '/admin/referral',
  '/admin/referral/$tab': '/admin/referral/withdraw',
  '/admin/ambassador': '/admin/ambassador',
  '/admin/ambassador/$tab': '/admin/ambassador/contest',
};

/** What a learner needs to have places on every route. */
export const visitorOfAll = { 'vlans-and-switching': 9, 'ospf-in-practice': 12, 'two-site-wan': 1 };

export async function findPlaces(learner: Learner): Promise<Places> {
  const [course] = (await learner.lessons('vlans-and-switching')).slice(3);
  const [project] = await learner.lessons('two-site-wan', 'projects');
  const [homework] = (
    await learner.read<{ data: { homeworkId: number; submissionId: number | null }[] }>(
      '/me/homeworks?status=complete',
    )
  ).data;
  const [quiz] = (
    await learner.read<{ data: { quizId: number; submission: { id: number } | null }[] }>(
      '/me/quizzes?status=complete',
    )
  ).data;
  const [diploma] = (await learner.read<{ data: { id: number; type: number }[] }>('/me/diplomas'))
    .data;
  const { id } = (await learner.call('POST', '/me/playlists', {
    title: 'For later',
    lessonId: course?.id,
    requestId: crypto.randomUUID(),
  })) as { id: number };
  return {
    course: course?.path ?? '',
    lessonId: course?.id ?? 0,
    project: project?.path ?? '',
    homework: `/homeworks/${homework?.homeworkId}/submissions/${homework?.submissionId}`,
    quiz: `/quizzes/${quiz?.quizId}/submissions/${quiz?.submission?.id}`,
    diploma: `/certs-and-awards/${diploma?.type}/${diploma?.id}`,
    playlist: `/playlists/${id}`,
  };
}
