import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { SubRoutes } from '../shared/mount-routes.ts';
import { rewardsRoutes } from './rewards.routes.ts';
import { salesRoutes } from './sales.routes.ts';

const userPages = () => import('./user.page.tsx');

/** The routes of the admin tools. */
export const adminApp: SubRoutes = (base) => {
  const frame = createRoute({
    getParentRoute: () => base,
    id: 'tools',
    component: lazyPage(() => import('./admin-frame.tsx'), 'AdminFrame'),
  });
  return [
    frame.addChildren(pages(frame)),
    // The mount point has one of the same name, which the router still looks up while it leaves that.
    createRoute({ getParentRoute: () => base, path: '$', component: NotFound }),
  ];
};

const pages = (base: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => base,
    path: '/',
    staticData: { title: 'Admin' },
    component: lazyPage(() => import('./admin-home.page.tsx'), 'AdminHomePage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'entries',
    staticData: { title: 'Overview' },
    component: lazyPage(() => import('./overview-entries.page.tsx'), 'OverviewEntriesPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users',
    staticData: { title: 'Users' },
    component: lazyPage(() => import('./users.page.tsx'), 'UsersPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/upload',
    staticData: { title: 'Upload users' },
    component: lazyPage(() => import('./user-upload.page.tsx'), 'UserUploadPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId',
    component: lazyPage(userPages, 'UserDataPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/data',
    component: lazyPage(userPages, 'UserDataPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/purchases',
    component: lazyPage(() => import('./user-purchases.page.tsx'), 'UserPurchasesPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/stats',
    component: lazyPage(() => import('./user-stats.page.tsx'), 'UserStatsPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/notes',
    component: lazyPage(userPages, 'UserNotesPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/log',
    component: lazyPage(userPages, 'UserLogPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/referral',
    component: lazyPage(() => import('./user-referral.page.tsx'), 'UserReferralPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'users/$userId/view',
    staticData: { title: 'See as a user' },
    component: lazyPage(() => import('./user-view.page.tsx'), 'UserViewPage'),
  }),
  ...salesRoutes(base),
  ...rewardsRoutes(base),
  createRoute({
    getParentRoute: () => base,
    path: 'cohorts',
    staticData: { title: 'Cohorts' },
    component: lazyPage(() => import('./cohorts.page.tsx'), 'CohortsPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'cohorts/$cohortId',
    component: lazyPage(() => import('./cohort.page.tsx'), 'CohortDetailPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'audit',
    staticData: { title: 'Audit log' },
    component: lazyPage(() => import('./admin-audit.page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'moderation',
    staticData: { title: 'Moderation' },
    component: lazyPage(() => import('./moderation.page.tsx'), 'ModerationPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'incidents',
    staticData: { title: 'Incidents' },
    component: lazyPage(() => import('./incidents.page.tsx'), 'IncidentsPage'),
  }),
];
