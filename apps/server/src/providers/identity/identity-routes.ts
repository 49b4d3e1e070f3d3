import type { FastifyInstance } from 'fastify';
import type { FlowDeps } from './account-deps.ts';
import { acceptForms } from './forms.ts';
import { mountProvider } from './mount-provider.ts';
import { identityStyle, identityStyleUrl } from './pages/identity-style.ts';
import { registerForgot } from './reset/forgot.routes.ts';
import { registerReset } from './reset/reset.routes.ts';
import { registerSignIn } from './sign-in/sign-in.routes.ts';
import { registerSignUp } from './sign-up/sign-up.routes.ts';

/** The built-in provider under /oidc and its pages under /identity. */
export function registerIdentity(app: FastifyInstance, deps: FlowDeps): void {
  app.register((scope) => mountProvider(scope, deps.provider));
  app.get(identityStyleUrl, (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(identityStyle),
  );
  app.register(async (scope) => {
    acceptForms(scope, deps.publicUrl);
    registerForgot(scope, deps);
    registerReset(scope, deps);
    registerSignIn(scope, deps);
    registerSignUp(scope, deps);
  });
}
