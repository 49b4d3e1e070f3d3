import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';

const programs = { referral: 'Referral', ambassador: 'Ambassador' } as const;

/** The referral and ambassador programs, each part at an address of its own. */
export const rewardsRoutes = (base: AnyRoute) =>
  Object.entries(programs).flatMap(([program, title]) => [
    createRoute({
      getParentRoute: () => base,
      path: program,
      // the first of the tabs.
      beforeLoad: () => {
        throw redirect({ href: `/admin/${program}/overview`, replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => base,
      path: `${program}/$tab`,
      staticData: { title },
      component: lazyPage(() => import('./admin-programs.page.tsx'), 'AdminProgramsPage'),
    }),
  ]);
