import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { email, firstError, maxLength, password, required } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import {
  type AccountDeps,
  checkSignIn,
  resetPassword,
  sendConfirmation,
  sendReset,
  signUp,
} from './accounts.service.ts';
import { commonPasswords } from './common-passwords.ts';
import type { LockOut } from './lock-out.ts';
import { type FormPage, formPage, noticePage } from './pages/page.ts';

type Form = Record<string, string | undefined>;

const passwordHelp =
  'At least 8 characters, with 3 of: lower case, upper case, digits, special characters.';
const stylesheet = readFileSync(new URL('./pages/pages.css', import.meta.url), 'utf8');

/** The built-in provider under /oidc and its pages under /identity. */
export function registerIdentity(
  app: FastifyInstance,
  deps: AccountDeps & { provider: Provider; lockOut: LockOut },
): void {
  app.register(async (scope) => mountProvider(scope, deps.provider));
  app.get('/identity/pages.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(stylesheet),
  );
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    registerReset(scope, deps);
    registerSignIn(scope, deps);
    registerSignUp(scope, deps);
  });
}

function mountProvider(scope: FastifyInstance, provider: Provider) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const callback = provider.callback();
  scope.all('/oidc/*', (request, reply) => {
    reply.hijack();
    const raw = request.raw as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.replace(/^\/oidc/, '');
    callback(raw, reply.raw);
  });
}

function html(reply: FastifyReply, body: string, status = 200) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

/** The running sign-in of this browser; without one the visitor starts again. */
async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch {
    return undefined;
  }
}

function expired(reply: FastifyReply) {
  return html(
    reply,
    noticePage(
      'This sign-in has ended',
      'It was open for too long, or was finished in another tab.',
      {
        text: 'Sign in again',
        href: '/login',
      },
    ),
    400,
  );
}

function signInForm(uid: string, values: Form = {}, faults: Form = {}, alert?: string): FormPage {
  return {
    title: 'Sign in',
    alert,
    action: `/identity/${uid}`,
    fields: [
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'username',
        value: values.email,
        error: faults.email,
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        error: faults.password,
      },
    ],
    submit: 'Sign in',
    links: [
      { text: 'Create an account', href: `/identity/${uid}/sign-up` },
      { text: 'Forgot your password?', href: '/identity/forgot' },
    ],
  };
}

function registerSignIn(
  app: FastifyInstance,
  deps: AccountDeps & { provider: Provider; lockOut: LockOut },
) {
  app.get<{ Params: { uid: string } }>('/identity/:uid', async (request, reply) => {
    const interaction = await interactionOf(deps.provider, request, reply);
    if (!interaction) return expired(reply);
    const { mode, message } = interaction.params as Form;
    if (mode === 'signUp') return reply.redirect(`/identity/${interaction.uid}/sign-up`);
    return html(reply, formPage(signInForm(interaction.uid, {}, {}, message)));
  });

  app.post<{ Params: { uid: string }; Body: Form }>('/identity/:uid', async (request, reply) => {
    const interaction = await interactionOf(deps.provider, request, reply);
    if (!interaction) return expired(reply);
    const values = request.body ?? {};
    const address = (values.email ?? '').trim();
    const faults: Form = {
      email: firstError(address, [required, email]),
      password: required(values.password),
    };
    const again = (alert?: string) =>
      html(reply, formPage(signInForm(interaction.uid, values, faults, alert)), 422);
    if (faults.email || faults.password) return again();
    const wait = deps.lockOut.minutesLeft(address);
    if (wait > 0) {
      return again(`Too many wrong passwords. Try again in ${wait} min, or choose a new password.`);
    }
    const result = await checkSignIn(deps, address, values.password ?? '');
    if (result.status === 'wrong') {
      deps.lockOut.failed(address);
      return again('E-mail address or password is wrong. Check both and try again.');
    }
    if (result.status === 'blocked') return reply.redirect('/login?error=unauthorized');
    if (result.status === 'unconfirmed') {
      await sendConfirmation(deps, address);
      return html(reply, checkMail('Confirm your e-mail address first', address));
    }
    deps.lockOut.succeeded(address);
    reply.hijack();
    await deps.provider.interactionFinished(request.raw, reply.raw, {
      login: { accountId: String(result.userId), remember: true },
    });
  });
}

function checkMail(title: string, address: string) {
  return noticePage(
    title,
    `We sent a link to ${address}. Open it to go on. If nothing arrives within a few minutes, look into the spam folder.`,
    { text: 'Back to sign in', href: '/login' },
  );
}

function signUpForm(uid: string, values: Form = {}, faults: Form = {}): FormPage {
  return {
    title: 'Create your account',
    lead: 'One account for lessons, homework and certificates.',
    action: `/identity/${uid}/sign-up`,
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        autocomplete: 'given-name',
        value: values.firstName,
        error: faults.firstName,
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        autocomplete: 'family-name',
        value: values.lastName,
        error: faults.lastName,
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        value: values.email,
        error: faults.email,
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        help: passwordHelp,
        error: faults.password,
      },
    ],
    submit: 'Create account',
    links: [{ text: 'I have an account: sign in', href: `/identity/${uid}` }],
  };
}

function passwordFault(value: string | undefined): string | undefined {
  const fault = firstError(value ?? '', [required, password]);
  if (fault) return fault;
  return commonPasswords.has((value ?? '').toLowerCase())
    ? 'This password is too common. Choose another one.'
    : undefined;
}

function registerSignUp(app: FastifyInstance, deps: AccountDeps & { provider: Provider }) {
  app.get<{ Params: { uid: string } }>('/identity/:uid/sign-up', async (request, reply) => {
    const interaction = await interactionOf(deps.provider, request, reply);
    if (!interaction) return expired(reply);
    return html(reply, formPage(signUpForm(interaction.uid)));
  });

  app.post<{ Params: { uid: string }; Body: Form }>(
    '/identity/:uid/sign-up',
    async (request, reply) => {
      const interaction = await interactionOf(deps.provider, request, reply);
      if (!interaction) return expired(reply);
      const values = request.body ?? {};
      const address = (values.email ?? '').trim();
      const name = [required, maxLength(80)] as const;
      const faults: Form = {
        firstName: firstError(values.firstName ?? '', name),
        lastName: firstError(values.lastName ?? '', name),
        email: firstError(address, [required, email]),
        password: passwordFault(values.password),
      };
      if (Object.values(faults).some(Boolean)) {
        return html(reply, formPage(signUpForm(interaction.uid, values, faults)), 422);
      }
      await signUp(deps, {
        firstName: (values.firstName ?? '').trim(),
        lastName: (values.lastName ?? '').trim(),
        email: address,
        password: values.password ?? '',
        program: (interaction.params as Form).program,
      });
      return html(reply, checkMail('Check your mail', address));
    },
  );
}

function registerReset(app: FastifyInstance, deps: AccountDeps) {
  const forgot = (values: Form = {}, faults: Form = {}): FormPage => ({
    title: 'Choose a new password',
    lead: 'We send a link to your e-mail address.',
    action: '/identity/forgot',
    fields: [
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'username',
        value: values.email,
        error: faults.email,
      },
    ],
    submit: 'Send the link',
    links: [{ text: 'Back to sign in', href: '/login' }],
  });
  app.get('/identity/forgot', (_request, reply) => html(reply, formPage(forgot())));
  app.post<{ Body: Form }>('/identity/forgot', async (request, reply) => {
    const address = (request.body?.email ?? '').trim();
    const fault = firstError(address, [required, email]);
    if (fault) return html(reply, formPage(forgot(request.body, { email: fault })), 422);
    await sendReset(deps, address);
    return html(reply, checkMail('Check your mail', address));
  });

  const reset = (code: string, faults: Form = {}): FormPage => ({
    title: 'Choose a new password',
    action: `/identity/reset?code=${encodeURIComponent(code)}`,
    fields: [
      {
        name: 'password',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        help: passwordHelp,
        error: faults.password,
      },
      {
        name: 'repeat',
        label: 'New password again',
        type: 'password',
        autocomplete: 'new-password',
        error: faults.repeat,
      },
    ],
    submit: 'Save the password',
    links: [],
  });
  app.get<{ Querystring: { code?: string } }>('/identity/reset', (request, reply) =>
    html(reply, formPage(reset(request.query.code ?? ''))),
  );
  app.post<{ Querystring: { code?: string }; Body: Form }>(
    '/identity/reset',
    async (request, reply) => {
      const code = request.query.code ?? '';
      const values = request.body ?? {};
      const faults: Form = {
        password: passwordFault(values.password),
        repeat: values.repeat === values.password ? undefined : "Password doesn't match",
      };
      if (faults.password || faults.repeat) return html(reply, formPage(reset(code, faults)), 422);
      const result = await resetPassword(deps, code, values.password ?? '');
      return result === 'done'
        ? html(
            reply,
            noticePage(
              'Your password is new',
              'All devices were signed out. Sign in with the new password.',
              { text: 'Sign in', href: '/login' },
            ),
          )
        : html(
            reply,
            noticePage(
              'This link does not work any more',
              'It was used already or is older than two hours.',
              { text: 'Send a new link', href: '/identity/forgot' },
            ),
            400,
          );
    },
  );
}
