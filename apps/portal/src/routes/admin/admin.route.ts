import { lazyPage } from '../../app/lazy-page.ts';
import { mountPoint } from '../shared/mount-point.ts';

export const adminRoute = mountPoint(
  '/admin',
  lazyPage(() => import('./admin.page.tsx'), 'AdminPage'),
);
