import * as client from 'openid-client';
import type { Config } from '../../config/config.ts';
import {
  builtInClientId,
  builtInClientSecret,
} from '../../providers/identity/oidc/built-in-client.ts';

export interface SignInStart {
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SignedIn {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  authTime: number;
  /** The issuer vouches for more than a password. */
  hasSecondFactor: boolean;
  idToken: string;
}

/** The issuer did not answer, or not sensibly: to be tried again later. */
export class IssuerUnavailable extends Error {
  override name = 'IssuerUnavailable';
}

/** The OpenID Connect issuer, built in or another, with this server as its confidential client. */
export function createIssuer(config: Config) {
  const settings = config.oidc ?? {
    issuer: `${config.publicUrl}/oidc`,
    clientId: builtInClientId,
    clientSecret: builtInClientSecret(config.secret),
  };
  const redirectUri = `${config.publicUrl}/session/callback`;
  let discovered: Promise<client.Configuration> | undefined;

  // Asked for at the first sign-in: the built-in issuer answers only once this server listens.
  function discover() {
    discovered ??= client.discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.clientSecret,
      undefined,
      {
        execute: [
          client.enableNonRepudiationChecks,
          ...(settings.issuer.startsWith('http://') ? [client.allowInsecureRequests] : []),
        ],
        timeout: 10,
      },
    );
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered.catch((error) => {
      throw new IssuerUnavailable(`${settings.issuer} isn't responding.`, { cause: error });
    });
  }

  return {
    async start(parameters: Record<string, string>): Promise<SignInStart> {
      const issuer = await discover();
      const codeVerifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(issuer, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...parameters,
      });
      return { url: url.href, state, nonce, codeVerifier };
    },

    async finish(callbackQuery: string, start: Omit<SignInStart, 'url'>): Promise<SignedIn> {
      const issuer = await discover();
      const tokens = await client
        .authorizationCodeGrant(issuer, new URL(`${redirectUri}?${callbackQuery}`), {
          pkceCodeVerifier: start.codeVerifier,
          expectedState: start.state,
          expectedNonce: start.nonce,
          idTokenExpected: true,
        })
        .catch((error) => {
          throw isOutage(error)
            ? new IssuerUnavailable(`${settings.issuer} closed the connection.`, { cause: error })
            : error;
        });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error('The identity provider sent no ID token.');
      return {
        issuer: settings.issuer,
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email : undefined,
        isEmailVerified: claims.email_verified === true,
        // An issuer that does not say when the password was given vouches for no fresh sign-in.
        authTime: claims.auth_time ?? 0,
        hasSecondFactor: namesSecondFactor(claims.amr),
        idToken: tokens.id_token,
      };
    },

    /**
     * Where the browser ends its session at another issuer; undefined at the built-in one, and where
     * the issuer cannot say: the own session has ended either way.
     */
    async signOutUrl(idToken: string | null): Promise<string | undefined> {
      if (!config.oidc || !idToken) return undefined;
      const issuer = await discover().catch(() => undefined);
      if (!issuer?.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(issuer, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${config.publicUrl}/login`,
      }).href;
    },
  };
}

/** Methods of RFC 8176 that only the holder of something can use, or that say there were several. */
const factors = ['otp', 'hwk', 'swk', 'sc', 'mfa', 'kba'];

function namesSecondFactor(methods: unknown): boolean {
  return Array.isArray(methods) && methods.some((method) => factors.includes(method));
}

/** No connection, no answer in time, or a fault on the issuer's side. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause, message } = error as Error & { code?: string };
  const isFault = cause instanceof Response && cause.status >= 500;
  return isFault || code === 'OAUTH_TIMEOUT' || message === 'fetch failed';
}
