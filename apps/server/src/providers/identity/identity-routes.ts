import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FlowDeps } from './account-deps.ts';
import { acceptForms } from './forms.ts';
import { mountProvider } from './mount-provider.ts';
import { registerForgot } from './reset/forgot.routes.ts';
import { registerReset } from './reset/reset.routes.ts';
import { registerSignIn } from './sign-in/sign-in.routes.ts';
import { registerSignUp } from './sign-up/sign-up.routes.ts';

const stylesheet = readFileSync(new URL('./pages/pages.css', import.meta.url), 'utf8');

/** The built-in provider under /oidc and its pages under /identity. */
export function registerIdentity(app: FastifyInstance, deps: FlowDeps): void {
  app.register((scope) => mountProvider(scope, deps.provider));
  app.get('/identity/pages.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(stylesheet),
  );
  app.register(async (scope) => {
    acceptForms(scope, deps.publicUrl);
    registerForgot(scope, deps);
    registerReset(scope, deps);
    registerSignIn(scope, deps);
    registerSignUp(scope, deps);
  });
}
