import { createHmac } from 'node:crypto';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { sessionIdOf } from '../../areas/session/browser-session.repository.ts';
import { loadSigningKey } from '../../providers/identity/oidc/signing-keys.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** What a forger has: everything public, and keys of their own. */
export interface Forge {
  /** A good token of `learner`. */
  good: string;
  /** That token's claims and header, changed, and signed with the server's own key unless another is given. */
  sign(change: {
    header?: object;
    claims?: JWTPayload | Record<string, unknown>;
    key?: CryptoKey | Uint8Array;
  }): Promise<string>;
  /** A token of any header and claims with a signature of one's own making. */
  raw(header: object, claims?: object, signature?: string): string;
  hmac(header: object, secret: string | Buffer): string;
  now: number;
  ownKey: CryptoKey;
  ownJwk: JWK;
  publicPem: string;
  modulus: string;
  secret: string;
  sessionOfOther: string;
}

export async function createForge(academy: TestApp): Promise<Forge> {
  const { privateKey, privateJwk, kid } = await loadSigningKey(academy.db);
  const { publicKey: ownPublic, privateKey: ownKey } = await generateKeyPair('RS256', {
    extractable: true,
  });
  const { kty, n, e } = privateJwk;
  const publicKey = (await importJWK({ kty, n, e } as JWK, 'RS256', {
    extractable: true,
  })) as CryptoKey;
  const now = Math.floor(academy.clock.now().getTime() / 1000);
  const header = { alg: 'RS256', typ: 'at+jwt', kid };
  const claims = {
    iss: academy.config.publicUrl,
    aud: 'uplink-api',
    sub: String(await academy.userId('learner')),
    sid: sessionIdOf(await academy.sessionOf('learner')),
    auth_time: now,
    iat: now,
    exp: now + 300,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const raw = (own: object, change: object = {}, signature = '') =>
    `${encode({ ...header, ...own })}.${encode({ ...claims, ...change })}.${signature}`;
  return {
    good: await academy.tokenOf('learner'),
    now,
    ownKey,
    ownJwk: await exportJWK(ownPublic),
    publicPem: await exportSPKI(publicKey),
    modulus: String(n),
    secret: academy.config.secret,
    sessionOfOther: sessionIdOf(await academy.sessionOf('other')),
    raw,
    hmac: (own, secret) => {
      const body = raw({ alg: 'HS256', ...own }).slice(0, -1);
      return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
    },
    sign: (change) =>
      new SignJWT({ ...claims, ...change.claims } as JWTPayload)
        .setProtectedHeader({ ...header, ...change.header })
        .sign(change.key ?? privateKey),
  };
}

type Row = [name: string, make: (forge: Forge) => string | Promise<string>];

const [hour, year] = [3600, 31_536_000];
const parts = (token: string) => token.split('.') as [string, string, string];

/** Tokens of which not one may open anything. */
export const hostileTokens: Row[] = [
  ['no token', () => ''],
  ['a word', () => 'learner'],
  ['two dots', () => '..'],
  ['alg none', ({ raw }) => raw({ alg: 'none' })],
  ['alg None', ({ raw }) => raw({ alg: 'None' })],
  ['alg nOnE with the old signature', ({ raw, good }) => raw({ alg: 'nOnE' }, {}, parts(good)[2])],
  ['no alg', ({ raw, good }) => raw({ alg: undefined }, {}, parts(good)[2])],
  ['no signature', ({ good }) => `${parts(good)[0]}.${parts(good)[1]}.`],
  ['two parts', ({ good }) => `${parts(good)[0]}.${parts(good)[1]}`],
  ['a part too many', ({ good }) => `${good}.x`],
  ['five parts', ({ good }) => `${good}.a.b`],
  ['HS256 with the public key', ({ hmac, publicPem }) => hmac({}, publicPem)],
  ['HS256 with the public key, trimmed', ({ hmac, publicPem }) => hmac({}, publicPem.trim())],
  ['HS256 with the modulus', ({ hmac, modulus }) => hmac({}, Buffer.from(modulus, 'base64url'))],
  ['HS256 with an empty secret', ({ hmac }) => hmac({}, '')],
  ["HS256 with the server's secret", ({ hmac, secret }) => hmac({}, secret)],
  ['PS256', ({ raw, good }) => raw({ alg: 'PS256' }, {}, parts(good)[2])],
  ['RS512', ({ raw, good }) => raw({ alg: 'RS512' }, {}, parts(good)[2])],
  ['another key under our kid', ({ sign, ownKey }) => sign({ key: ownKey })],
  [
    'another key under another kid',
    ({ sign, ownKey }) => sign({ key: ownKey, header: { kid: 'x' } }),
  ],
  [
    'an own key in the header',
    ({ sign, ownKey, ownJwk }) => sign({ key: ownKey, header: { jwk: ownJwk } }),
  ],
  [
    'an own key by address',
    ({ sign, ownKey }) => sign({ key: ownKey, header: { jku: 'http://127.0.0.1:1/keys' } }),
  ],
  [
    "a certificate of one's own",
    ({ sign, ownKey }) => sign({ key: ownKey, header: { x5c: ['MIIB'] } }),
  ],
  ['an unknown kid', ({ sign }) => sign({ header: { kid: 'unknown' } })],
  ['a kid that is a path', ({ sign }) => sign({ header: { kid: '../../../dev/null' } })],
  ['a kid that is a query', ({ sign }) => sign({ header: { kid: "' or 1=1 --" } })],
  ['a critical header', ({ raw, good }) => raw({ crit: ['exp'], exp: 1 }, {}, parts(good)[2])],
  ['another issuer', ({ sign }) => sign({ claims: { iss: 'https://other.example' } })],
  ['the issuer of ID tokens', ({ sign }) => sign({ claims: { iss: 'http://127.0.0.1/oidc' } })],
  ['no issuer', ({ sign }) => sign({ claims: { iss: undefined } })],
  ['another audience', ({ sign }) => sign({ claims: { aud: 'other' } })],
  ['other audiences', ({ sign }) => sign({ claims: { aud: ['uplink', 'uplink-server'] } })],
  ['no audience', ({ sign }) => sign({ claims: { aud: undefined } })],
  ['an end a second ago', ({ sign, now }) => sign({ claims: { exp: now - 1 } })],
  ['an end an hour ago', ({ sign, now }) => sign({ claims: { exp: now - hour } })],
  ['no end', ({ sign }) => sign({ claims: { exp: undefined } })],
  ['an end in words', ({ raw, good }) => raw({}, { exp: 'never' }, parts(good)[2])],
  ['a begin to come', ({ sign, now }) => sign({ claims: { nbf: now + hour } })],
  ['the type of ID tokens', ({ sign }) => sign({ header: { typ: 'JWT' } })],
  ['no type', ({ sign }) => sign({ header: { typ: undefined } })],
  ['another person in it', ({ raw, good }) => raw({}, { sub: '1' }, parts(good)[2])],
  ['more time in it', ({ raw, good, now }) => raw({}, { exp: now + year }, parts(good)[2])],
  ['a role in it', ({ raw, good }) => raw({}, { roles: ['admin'] }, parts(good)[2])],
  [
    'a bit of its signature turned',
    ({ good }) => good.slice(0, -9) + (good.at(-9) === 'A' ? 'B' : 'A') + good.slice(-8),
  ],
  ['no subject', ({ sign }) => sign({ claims: { sub: undefined } })],
  ['a subject that nobody is', ({ sign }) => sign({ claims: { sub: '999999' } })],
  ['a subject that is a query', ({ sign }) => sign({ claims: { sub: '1 or 1=1' } })],
  ['a subject beyond numbers', ({ sign }) => sign({ claims: { sub: '1e999' } })],
  ['no session', ({ sign }) => sign({ claims: { sid: undefined } })],
  ['a session that never was', ({ sign }) => sign({ claims: { sid: 'x' } })],
  [
    "another person's session",
    ({ sign, sessionOfOther }) => sign({ claims: { sid: sessionOfOther } }),
  ],
  ['20 kB', ({ good }) => good + 'A'.repeat(20_000)],
  ['two in one', ({ good }) => `${good},${good}`],
  ['a blank in it', ({ good }) => `${good} ${good}`],
];
