import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

const inbox = <Path extends string>(
  path: Path,
  title: string,
  name:
    | 'InboxPage'
    | 'InboxHomeworkPage'
    | 'InboxQuizPage'
    | 'InboxMilestonesPage'
    | 'InboxApplicationsPage',
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    component: lazyPage(() => import('./inbox.page.tsx'), name),
  });

/** The desk of a mentor, and the inbox of those who review: homework, quizzes, milestones and applications. */
export const mentoringRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/desk',
    staticData: { title: 'Review desk' },
    component: lazyPage(() => import('./desk.page.tsx'), 'DeskPage'),
  }),
  inbox('/inbox', 'Inbox', 'InboxPage'),
  inbox('/inbox/homework', 'Homework to review', 'InboxHomeworkPage'),
  inbox('/inbox/quiz', 'Quizzes handed in', 'InboxQuizPage'),
  inbox('/inbox/milestones', 'Milestones to review', 'InboxMilestonesPage'),
  inbox('/inbox/applications', 'Applications', 'InboxApplicationsPage'),
];
