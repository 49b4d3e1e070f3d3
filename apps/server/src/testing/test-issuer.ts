import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

export interface TestIssuer {
  url: string;
  /** Who signs in next, and what the issuer says of them. */
  person: { subject: string; email: string; isEmailVerified: boolean };
  /** Changes the ID token of the next sign-in: its claims, or the key that signs it. */
  tamper: ((claims: Record<string, unknown>) => Record<string, unknown>) | undefined;
  isForeignKey: boolean;
  /** What the token endpoint answers instead, e.g. 503. */
  outage: number | undefined;
  listen(): Promise<void>;
  close(): Promise<void>;
}

export const testClient = { id: 'academy', secret: 'the secret of the academy' };

/** Another OpenID Connect issuer on this machine: real but for the person, who consents to all. */
export async function createTestIssuer(redirectUri: string): Promise<TestIssuer> {
  const port = await freePort();
  const key = await createKey('issuer');
  const foreign = await createKey('issuer');
  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${port}`,
    person: { subject: 'subject-1', email: 'riley@example.net', isEmailVerified: true },
    tamper: undefined,
    isForeignKey: false,
    outage: undefined,
    listen: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = createProvider(issuer, redirectUri, key.jwk);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) return signIn(request, response);
    if (request.url !== '/token') return answer(request, response);
    if (issuer.outage) return response.writeHead(issuer.outage).end('{}');
    changeIdToken(response);
    return answer(request, response);
  });
  await issuer.listen();
  return issuer;

  async function signIn(request: IncomingMessage, response: ServerResponse) {
    await provider.interactionFinished(request, response, {
      login: { accountId: issuer.person.subject },
    });
  }

  /** Signs the ID token in the token endpoint's answer again, where a test wants it wrong. */
  function changeIdToken(response: ServerResponse) {
    const { tamper, isForeignKey } = issuer;
    if (!tamper && !isForeignKey) return;
    const end = response.end.bind(response);
    response.end = ((body: string) => {
      const tokens = JSON.parse(String(body));
      const [, payload = ''] = String(tokens.id_token).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      void new SignJWT(tamper?.(claims) ?? claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'issuer' })
        .sign(isForeignKey ? foreign.privateKey : key.privateKey)
        .then((id_token) => {
          response.removeHeader('content-length');
          end(JSON.stringify({ ...tokens, id_token }));
        });
      return response;
    }) as typeof response.end;
  }
}

async function createKey(kid: string): Promise<{ jwk: JWK; privateKey: CryptoKey }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  return { jwk, privateKey };
}

function createProvider(issuer: TestIssuer, redirectUri: string, jwk: JWK): Provider {
  return new Provider(issuer.url, {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/login', redirectUri).href],
      },
    ],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['the cookies of the issuer'] },
    pkce: { required: () => true },
    claims: { openid: ['sub', 'auth_time'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: issuer.person.email,
        email_verified: issuer.person.isEmailVerified,
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: testClient.id,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
}
