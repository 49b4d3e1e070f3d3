import { createRouter } from '@tanstack/react-router';
// Behind the others: imported first, it makes the bundler cut the first load into more pieces.
import { accountRoutes } from '../routes/account.route.ts';
import { areaRoutes } from '../routes/areas.route.ts';
import { catalogRoutes, projectStepRoute } from '../routes/catalog.route.ts';
import { certificateRoutes, verificationRoute } from '../routes/certificates.route.ts';
import { discussionRoute } from '../routes/discussions.route.ts';
import { examRoutes } from '../routes/exams.route.ts';
import { callbackRoute, homeRoute } from '../routes/home.route.ts';
import { labsRoute } from '../routes/labs.route.ts';
import { lessonRoutes } from '../routes/lessons.route.ts';
import { notesRoute } from '../routes/notes.route.ts';
import { protectedRoute, rootRoute } from '../routes/root.route.ts';
import { confirmEmailRoute, loginRoute, signedInRoute } from '../routes/sign-in.route.ts';
import { specialRoutes } from '../routes/special.route.ts';
import { surveyRoute } from '../routes/surveys.route.ts';
import { billingRoute, workRoutes } from '../routes/work.route.ts';
import { InternalError } from './error-page.tsx';

const routeTree = rootRoute.addChildren([
  loginRoute,
  signedInRoute,
  ...specialRoutes,
  confirmEmailRoute,
  verificationRoute,
  protectedRoute.addChildren([
    homeRoute,
    callbackRoute,
    ...catalogRoutes,
    projectStepRoute,
    surveyRoute,
    ...accountRoutes,
    ...lessonRoutes,
    ...workRoutes,
    ...examRoutes,
    notesRoute,
    discussionRoute,
    ...certificateRoutes,
    labsRoute,
    billingRoute,
    ...areaRoutes,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
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
