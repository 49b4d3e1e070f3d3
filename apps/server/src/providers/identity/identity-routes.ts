import type { FastifyInstance } from 'fastify';
import type { FlowDeps } from './account-deps.ts';
import { acceptForms } from './forms.ts';
import { mountProvider } from './mount-provider.ts';
import { identityStyle, identityStyleUrl } from './pages/identity-style.ts';
import { registerMailSent } from './pages/mail-sent.ts';
import { showPassword, showPasswordUrl } from './pages/show-password.ts';
import { registerForgot } from './reset/forgot.routes.ts';
import { registerPasswordLinks } from './reset/reset.routes.ts';
import { passkeyScript, passkeyScriptUrl } from './second-factor/passkey-script.ts';
import { registerSecondStep } from './second-factor/second-step.routes.ts';
import { registerSignIn } from './sign-in/sign-in.routes.ts';
import { registerSignUp } from './sign-up/sign-up.routes.ts';
import { createKnownDevices } from './throttle/known-devices.ts';

/** The built-in provider under /oidc and its pages under /identity. */
export function registerIdentity(app: FastifyInstance, options: Omit<FlowDeps, 'devices'>): void {
  const deps = { ...options, devices: createKnownDevices(options.publicUrl) };
  app.register((scope) => mountProvider(scope, deps));
  app.get(identityStyleUrl, (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(identityStyle),
  );
  app.get(showPasswordUrl, (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'public, max-age=3600')
      .send(showPassword),
  );
  app.get(passkeyScriptUrl, (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'public, max-age=3600')
      .send(passkeyScript()),
  );
  app.register(async (scope) => {
    acceptForms(scope, deps.publicUrl);
    registerForgot(scope, deps);
    registerMailSent(scope);
    registerPasswordLinks(scope, deps);
    registerSecondStep(scope, deps);
    registerSignIn(scope, deps);
    registerSignUp(scope, deps);
  });
}
