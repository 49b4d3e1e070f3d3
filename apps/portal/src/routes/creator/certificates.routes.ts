import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** Certificates and awards (A-133: the type is its number). */
export const certificatesRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'certifications',
      staticData: { title: 'Certifications' },
      component: lazyPage(() => import('./certificates.page.tsx'), 'CertificatesPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'certifications/$certificationType/$certificationId',
      staticData: { title: 'Certificate' },
      component: lazyPage(() => import('./certificate.page.tsx'), 'CertificatePage'),
    }),
  ],
};
