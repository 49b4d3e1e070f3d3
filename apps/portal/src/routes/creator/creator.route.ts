import { lazyPage } from '../../app/lazy-page.ts';
import { mountPoint } from '../shared/mount-point.ts';

export const creatorRoute = mountPoint(
  '/creator',
  lazyPage(() => import('./creator.page.tsx'), 'CreatorPage'),
);
