import { SIGNED_IN_COOKIE, safeReturnPath } from '@uplink/api-client/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { isFromOtherSite } from '../../plugins/other-sites.ts';
import { deviceName } from '../../providers/identity/device-name.ts';
import { keepSignInMessage } from '../../providers/identity/sign-in-message.ts';
import { placeAfterSignIn } from '../privacy/place-after-sign-in.ts';
import { bindClicks, REFERRAL_COOKIE } from '../referral/clicks.service.ts';
import { createIssuer, IssuerUnavailable } from './issuer.ts';
import { outsideServices } from './outside-services.ts';
import { acceptSignIn, endSignIn, renewToken } from './session.service.ts';
import { readSpecialProgram } from './special-program.service.ts';
import { createStartCookies } from './start-cookies.ts';

const sessionCookie = 'uplink_session';

export function sessionHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'getConfiguration' | 'getPaymentSetup' | 'startSignIn' | 'finishSignIn' | 'renewToken' | 'signOut'
> {
  const { config } = deps;
  const issuer = createIssuer(config);
  const cookie = {
    path: '/session',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https://'),
  } as const;
  /** Tells the server at public addresses, and scripts, that someone is signed in here. */
  const sign = { ...cookie, path: '/', httpOnly: false } as const;
  const fortnight = 14 * 86_400;
  const showSignedIn = (reply: FastifyReply) =>
    reply.setCookie(SIGNED_IN_COOKIE, '1', { ...sign, maxAge: fortnight });
  const showSignedOut = (reply: FastifyReply) => reply.clearCookie(SIGNED_IN_COOKIE, sign);
  const starts = createStartCookies(cookie);
  const ownOrigins = [new URL(config.publicUrl).origin, ...config.allowedOrigins];
  /** Pages of allowed origins send the cookie too, and may read what is answered to it. */
  const refuseOtherSites = (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromOtherSite(request, ownOrigins)) {
      throw new Refusal(403, 'forbidden', 'This request comes from another site.');
    }
    reply.header('access-control-allow-credentials', 'true');
  };

  return {
    getConfiguration: async () => ({
      websocketUrl: `${config.publicUrl.replace(/^http/, 'ws')}/live`,
      supportEmail: config.supportEmail,
      supportedBrowsersUrl: '/supported-browsers.html',
      suggestsCompanies: config.companyLookupUrl !== undefined,
      requestsPerSecond: config.requestsPerSecond,
      recordsSessions: deps.recordings !== undefined,
      ...outsideServices(config),
      reportSuccess: config.reportSuccess,
      specialProgram: await readSpecialProgram(deps.db, config.specialProgram),
      socialLinks: config.socialLinks,
    }),

    getPaymentSetup: async () => ({
      card: deps.payments.card.browserSetup(),
      wallet: deps.payments.wallet.browserSetup(),
    }),

    startSignIn: async ({ query, request, reply }) => {
      const parameters: Record<string, string> = {};
      if (query.mode === 'signUp') parameters.mode = 'signUp';
      if (query.mode === 'fresh') Object.assign(parameters, { prompt: 'login', max_age: '0' });
      if (query.program && query.program === config.specialProgram)
        parameters.program = query.program;
      keepSignInMessage(request, reply, query.message);
      try {
        const { url, ...start } = await issuer.start(parameters);
        starts.keep(request, reply, {
          ...start,
          returnPath: safeReturnPath(query.returnPath, config.publicUrl),
        });
        redirect(reply, url);
      } catch (error) {
        redirect(reply, failurePath(request, error));
      }
    },

    finishSignIn: async ({ query, request, reply }) => {
      const start = starts.take(request, reply, query.state);
      try {
        if (!start) throw new Error('No sign-in was started in this browser.');
        const signedIn = await issuer.finish(request.url.split('?')[1] ?? '', start);
        const isBuiltIn = config.oidc === undefined;
        const former = request.cookies[sessionCookie];
        const { id, userId } = await acceptSignIn(
          { ...deps, isBuiltIn },
          { ...signedIn, device: deviceName(request.headers['user-agent']) },
          former,
        );
        await bindClicks(deps, request.cookies[REFERRAL_COOKIE], userId);
        reply.setCookie(sessionCookie, id, { ...cookie, maxAge: fortnight });
        showSignedIn(reply);
        redirect(reply, await placeAfterSignIn(deps.db, userId, start.returnPath));
      } catch (error) {
        redirect(reply, failurePath(request, error));
      }
    },

    renewToken: async ({ request, reply }) => {
      refuseOtherSites(request, reply);
      reply.header('cache-control', 'no-store');
      try {
        const token = await renewToken(deps, request.cookies[sessionCookie]);
        showSignedIn(reply);
        return token;
      } catch (error) {
        if (error instanceof Refusal) showSignedOut(reply);
        throw error;
      }
    },

    signOut: async ({ request, reply }) => {
      refuseOtherSites(request, reply);
      const isBuiltIn = config.oidc === undefined;
      const idToken = await endSignIn({ db: deps.db, isBuiltIn }, request.cookies[sessionCookie]);
      reply.clearCookie(sessionCookie, cookie);
      showSignedOut(reply);
      return { redirectUrl: (await issuer.signOutUrl(idToken)) ?? '/login' };
    },
  };
}

function redirect(reply: FastifyReply, url: string): void {
  reply.code(302).header('location', url);
}

/**
 * A failed callback means not signed in (specification, section 8). The address carries a code, never a
 * text: the page has a sentence for each.
 */
function failurePath({ id, log }: FastifyRequest, error: unknown): string {
  log.warn({ err: error, reqId: id }, 'sign-in failed');
  if (error instanceof IssuerUnavailable) return '/login?error=sign_in_unavailable';
  return `/login?error=${error instanceof Refusal ? error.code : 'sign_in_failed'}`;
}
