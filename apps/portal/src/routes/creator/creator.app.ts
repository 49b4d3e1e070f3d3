import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { SubRoutes } from '../shared/mount-routes.ts';
import { certificatesRoutes } from './certificates.routes.ts';
import { cohortsRoutes } from './cohorts.routes.ts';
import type { CreatorArea } from './creator.types.ts';
import { emailsRoutes } from './emails.routes.ts';
import { examsRoutes } from './exams.routes.ts';
import { exercisesRoutes } from './exercises.routes.ts';
import { homeRoutes } from './home.routes.ts';
import { homeworksRoutes } from './homeworks.routes.ts';
import { labsRoutes } from './labs.routes.ts';
import { mediaRoutes } from './media.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { pricingRoutes } from './pricing.routes.ts';
import { productEditorRoute, productsRoutes } from './products.routes.ts';
import { questionsRoutes } from './questions.routes.ts';
import { quizzesRoutes } from './quizzes.routes.ts';
import { syllabusRoutes } from './syllabus.routes.ts';

/** The areas of the creator tools. */
const areas: CreatorArea[] = [
  homeRoutes,
  productsRoutes,
  cohortsRoutes,
  syllabusRoutes,
  examsRoutes,
  questionsRoutes,
  quizzesRoutes,
  homeworksRoutes,
  exercisesRoutes,
  pricingRoutes,
  certificatesRoutes,
  labsRoutes,
  notificationsRoutes,
  emailsRoutes,
  mediaRoutes,
];

/** The routes of the creator tools. */
export const creatorApp: SubRoutes = (base) => {
  const frame = createRoute({
    getParentRoute: () => base,
    id: 'tools',
    component: lazyPage(() => import('./creator-frame.tsx'), 'CreatorFrame'),
  });
  const editor = productEditorRoute(frame);
  return [
    frame.addChildren([
      ...areas.flatMap(({ pages }) => pages?.(frame) ?? []),
      editor.addChildren(areas.flatMap(({ inEditor }) => inEditor?.(editor) ?? [])),
    ]),
    // The mount point has one of the same name, which the router still looks up while it leaves that.
    createRoute({ getParentRoute: () => base, path: '$', component: NotFound }),
  ];
};
