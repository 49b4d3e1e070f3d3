import { safeReturnPath } from '@uplink/api-client/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { endSession } from './browser-session.repository.ts';
import { createIssuer } from './issuer.ts';
import { acceptSignIn, renewToken } from './session.service.ts';

const sessionCookie = 'uplink_session';
const startCookie = 'uplink_sign_in';

interface Start {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnPath: string;
}

export function sessionHandlers(
  deps: Deps,
): Pick<Handlers, 'getConfiguration' | 'startSignIn' | 'finishSignIn' | 'renewToken' | 'signOut'> {
  const { config } = deps;
  const issuer = createIssuer(config);
  const cookie = {
    path: '/session',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https://'),
  } as const;

  return {
    getConfiguration: async () => ({
      websocketUrl: `${config.publicUrl.replace(/^http/, 'ws')}/live`,
      supportEmail: config.supportEmail,
      supportedBrowsersUrl: '/supported-browsers.html',
      requestsPerSecond: 10,
      reportSuccess: {
        jobSuccessUrl: 'https://forms.uplink.example/job-success',
        industryCertificationUrl: 'https://forms.uplink.example/industry-certification',
      },
      socialLinks: [
        { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
        { label: 'YouTube', url: 'https://www.youtube.com/' },
        { label: 'Discord', url: 'https://discord.com/' },
      ],
    }),

    startSignIn: async ({ query, reply }) => {
      const parameters: Record<string, string> = {};
      if (query.mode === 'signUp') parameters.mode = 'signUp';
      if (query.mode === 'fresh') Object.assign(parameters, { prompt: 'login', max_age: '0' });
      if (query.message) parameters.message = query.message;
      if (query.program) parameters.program = query.program;
      const { url, ...start } = await issuer.start(parameters);
      const returnPath = safeReturnPath(query.returnPath, config.publicUrl);
      const value = JSON.stringify({ ...start, returnPath } satisfies Start);
      reply.setCookie(startCookie, value, { ...cookie, signed: true, maxAge: 3600 });
      redirect(reply, url);
    },

    finishSignIn: async ({ request, reply }) => {
      const start = readStart(request);
      reply.clearCookie(startCookie, cookie);
      try {
        if (!start) throw new Error('No sign-in was started in this browser.');
        const signedIn = await issuer.finish(request.url.split('?')[1] ?? '', start);
        const isBuiltIn = config.oidc === undefined;
        const id = await acceptSignIn({ ...deps, isBuiltIn }, signedIn);
        reply.setCookie(sessionCookie, id, { ...cookie, maxAge: 14 * 86_400 });
        redirect(reply, start.returnPath);
      } catch (error) {
        // A failed callback means not signed in (specification, section 8).
        request.log.warn({ err: error }, 'sign-in callback failed');
        const isBlocked = error instanceof Refusal && error.code === 'unauthorized';
        redirect(reply, `/login?error=${isBlocked ? 'unauthorized' : 'sign_in_failed'}`);
      }
    },

    renewToken: async ({ request, reply }) => {
      refuseOtherSites(request, config.publicUrl);
      reply.header('cache-control', 'no-store');
      return renewToken(deps, request.cookies[sessionCookie]);
    },

    signOut: async ({ request, reply }) => {
      refuseOtherSites(request, config.publicUrl);
      const id = request.cookies[sessionCookie];
      const session = id ? await endSession(deps.db, id) : undefined;
      if (session && config.oidc === undefined) {
        // The built-in provider would else sign the next person in without asking.
        await deps.db
          .deleteFrom('identity_payload')
          .where('kind', '=', 'Session')
          .where('payload', '@>', JSON.stringify({ accountId: String(session.userId) }))
          .execute();
      }
      reply.clearCookie(sessionCookie, cookie);
      return { redirectUrl: (await issuer.signOutUrl(session?.idToken ?? null)) ?? '/login' };
    },
  };
}

function redirect(reply: FastifyReply, url: string): void {
  reply.redirect(url);
}

function readStart(request: FastifyRequest): Start | undefined {
  const signed = request.unsignCookie(request.cookies[startCookie] ?? '');
  return signed.valid && signed.value ? (JSON.parse(signed.value) as Start) : undefined;
}

/** The cookie travels by itself, so a call from another site's page is not the person's own wish. */
function refuseOtherSites(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign = site
    ? site === 'cross-site'
    : origin !== undefined && origin !== new URL(publicUrl).origin;
  if (isForeign) throw new Refusal(403, 'forbidden', 'This call comes from another site.');
}
