import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { head } from './head.plugin.ts';
import { precompress } from './precompress.plugin.ts';

const server = process.env.SERVER_URL ?? 'http://localhost:4100';
const toServer = [
  '/session',
  '/oidc',
  '/identity',
  '/configuration',
  '/me',
  '/modules',
  '/users',
  '/validations',
  '/confirmations',
  '/storage',
  '/media',
  '/mentors',
  '/uploads',
  '/mail',
  '/reference',
  '/health',
];

export default defineConfig({
  plugins: [
    react(),
    head(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    precompress(),
  ],
  resolve: {
    conditions: ['uplink-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-aria-components'],
  },
  build: {
    // What the specification's oldest browsers lack is left to the legacy build.
    target: ['chrome87', 'firefox78', 'safari14', 'edge88'],
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: {
    port: 4000,
    proxy: {
      ...Object.fromEntries(toServer.map((path) => [`^${path}(/|\\?|$)`, { target: server }])),
      '^/live': { target: server, ws: true },
      // These addresses are pages too: only calls, which ask for JSON, go to the server.
      '^/(homeworks|quizzes)(/|\\?|$)': {
        target: server,
        bypass: (request) =>
          request.headers.accept?.includes('text/html') ? request.url : undefined,
      },
    },
  },
});
