import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import { type AccountClaims, Provider } from 'oidc-provider';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { builtInClientId, builtInClientSecret } from './built-in-client.ts';
import { createPayloadAdapter } from './payload-adapter.ts';

/** The OpenID Connect provider that is used when no other issuer is configured. */
export function createBuiltInProvider(options: {
  issuer: string;
  publicUrl: string;
  secret: string;
  signingKey: JWK;
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
}): Provider {
  const isSecure = options.publicUrl.startsWith('https://');
  const provider = new Provider(options.issuer, {
    adapter: createPayloadAdapter(options.db, options.clock),
    clients: [
      {
        client_id: builtInClientId,
        client_secret: builtInClientSecret(options.secret),
        redirect_uris: [`${options.publicUrl}/session/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [options.signingKey as never] },
    cookies: {
      keys: [createHmac('sha256', options.secret).update('oidc cookies').digest('base64url')],
      long: { httpOnly: true, sameSite: 'lax', secure: isSecure },
      short: { httpOnly: true, sameSite: 'lax', secure: isSecure },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'email'],
    claims: { openid: ['sub', 'auth_time', 'amr'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: ['mode', 'program'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, interaction) => `/identity/${interaction.uid}` },
    ttl: {
      Interaction: 3600,
      Session: 14 * 86_400,
      Grant: 14 * 86_400,
      AuthorizationCode: 60,
      IdToken: 600,
      AccessToken: 600,
    },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => accountClaims(options.db, id),
    }),
    // The only client is the academy itself: signing in is all the consent there is to give.
    loadExistingGrant: async (context) => {
      const { session, client } = context.oidc;
      if (!session?.accountId || !client) return undefined;
      const grant = new context.oidc.provider.Grant({
        accountId: session.accountId,
        clientId: client.clientId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    renderError: async (context, _out, error) => {
      options.log.warn({ err: error }, 'the identity provider refused a step of a sign-in');
      context.type = 'html';
      context.redirect(`${options.publicUrl}/login?error=sign_in_failed`);
    },
  });
  // Its routes set the headers of a proxy themselves, from the configured address.
  provider.proxy = true;
  return provider;
}

async function accountClaims(db: Kysely<DB>, id: string): Promise<AccountClaims> {
  const row = await db
    .selectFrom('app_user')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  return { sub: id, email: row.email, email_verified: row.email_confirmed_at !== null };
}
