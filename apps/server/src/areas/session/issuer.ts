import * as client from 'openid-client';
import type { Config } from '../../config/config.ts';
import {
  builtInClientId,
  builtInClientSecret,
} from '../../providers/identity/built-in-provider.ts';

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
  idToken: string;
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
        execute: settings.issuer.startsWith('http://') ? [client.allowInsecureRequests] : [],
        timeout: 10,
      },
    );
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
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
      const tokens = await client.authorizationCodeGrant(
        await discover(),
        new URL(`${redirectUri}?${callbackQuery}`),
        {
          pkceCodeVerifier: start.codeVerifier,
          expectedState: start.state,
          expectedNonce: start.nonce,
        },
      );
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error('The identity provider sent no ID token.');
      return {
        issuer: settings.issuer,
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email : undefined,
        isEmailVerified: claims.email_verified === true,
        authTime: claims.auth_time ?? claims.iat,
        idToken: tokens.id_token,
      };
    },

    /** Where the browser ends its session at another issuer; undefined at the built-in one. */
    async signOutUrl(idToken: string | null): Promise<string | undefined> {
      if (!config.oidc || !idToken) return undefined;
      return client.buildEndSessionUrl(await discover(), {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${config.publicUrl}/login`,
      }).href;
    },
  };
}
