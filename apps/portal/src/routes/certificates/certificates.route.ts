import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute, rootRoute } from '../shared/root.route.ts';

const load = () => import('./certificates.page.tsx');

/** The own certificates and awards, and one of them. */
export const certificateRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/certs-and-awards',
    staticData: { title: 'Certificates and awards' },
    loader: loadBeside('diplomas'),
    component: lazyPage(load, 'CertificatesPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/certs-and-awards/$type/$diplomaId',
    staticData: { title: 'Certificate' },
    loader: loadBeside('diploma'),
    component: lazyPage(load, 'CertificatePage'),
  }),
];

/** Open to everyone: whoever is shown a certificate may check it. */
export const verificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify/$code',
  staticData: { title: 'Verify a certificate' },
  component: lazyPage(load, 'VerificationPage'),
});
