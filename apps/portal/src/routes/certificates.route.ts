import { createRoute } from '@tanstack/react-router';
import { diplomasQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readKindSearch } from './kind.search.ts';
import { protectedRoute, rootRoute } from './root.route.ts';

const load = () => import('./certificates.page.tsx');

/** The own certificates and awards, and one of them. */
export const certificateRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/certs-and-awards',
    staticData: { title: 'Certificates and awards' },
    loaderDeps: ({ search }) => readKindSearch(search),
    loader: ({ deps }) => void queryClient.prefetchQuery(diplomasQuery(client, deps)),
    component: lazyPage(load, 'CertificatesPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/certs-and-awards/$type/$diplomaId',
    staticData: { title: 'Certificate' },
    component: lazyPage(load, 'CertificatePage'),
  }),
];

/** Open to everybody: whoever is shown a certificate may check it. */
export const verificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify/$code',
  staticData: { title: 'Verify a certificate' },
  component: lazyPage(load, 'VerificationPage'),
});
