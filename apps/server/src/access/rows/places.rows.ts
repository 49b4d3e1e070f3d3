import type { PlaceRow } from '../door-row.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const fromElsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.academy.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];
const forms: [url: string, body: string][] = [
  ['/identity/forgot', 'email=somebody@example.org'],
  ['/identity/reset?code=nothing', 'password=Another-2026&repeat=Another-2026'],
  ['/identity/confirm?code=nothing', 'password=Another-2026&repeat=Another-2026'],
  ['/identity/nobody', 'email=somebody@example.org&password=Another-2026'],
  ['/identity/nobody/second-step', 'code=000000'],
  ['/identity/nobody/passkey-options', ''],
  ['/identity/nobody/sign-up', 'firstName=A&lastName=B&email=a@example.org&password=Another-2026'],
];

/** Places that ask for no key and are the same for everyone. */
export const places: PlaceRow[] = [
  { what: 'a process that lives', url: '/health/live', expected: 200 },
  { what: 'a process that is ready', url: '/health/ready', expected: 200 },
  { what: 'the reference', url: '/reference', expected: 200 },
  { what: 'the contract', url: '/reference/contract.json', expected: 200 },
  { what: 'the program of the reference', url: '/reference/redoc.standalone.js', expected: 200 },

  { what: 'the docs', url: '/docs', expected: 302 },
  { what: 'a page the docs lack', url: '/docs/nothing.html', expected: 404 },
  { what: 'a way out of the docs', url: '/docs/..%2f..%2fpackage.json', expected: 404 },
  { what: 'the catalogue', url: '/storybook', expected: 302 },
  { what: 'a page the catalogue lacks', url: '/storybook/nothing.html', expected: 404 },
  { what: 'a way out of the catalogue', url: '/storybook/..%2fpackage.json', expected: 404 },

  { what: 'a film', url: '/media/dns-lookup.mp4', expected: 200 },
  {
    what: 'a part of a film',
    url: '/media/dns-lookup.mp4',
    headers: { range: 'bytes=0-9' },
    expected: 206,
  },
  { what: 'its words', url: '/media/dns-lookup.vtt', expected: 200 },
  { what: 'a picture', url: '/media/branch-office-wide.svg', expected: 200 },
  { what: 'a film that never was', url: '/media/nothing.mp4', expected: 404 },
  { what: 'how films are made', url: '/media/make/', expected: 404 },
  { what: 'the folder of films', url: '/media/', expected: 404 },
  { what: 'a program beside the films', url: '/media/..%2fseed.ts', expected: 404 },
  { what: 'a way out of the films', url: '/media/..%2f..%2fpackage.json', expected: 404 },
  { what: 'a way out of the fonts', url: '/fonts/..%2findex.ts', expected: 404 },
  { what: 'the folder of fonts', url: '/fonts/', expected: 404 },
  { what: 'the folder of the storage', url: '/storage/files/', expected: 404 },
  { what: 'the storage to read', url: '/storage/uplink', expected: 404 },
  { what: 'uploads under way', url: '/storage/files/tmp/00000000-0000', expected: 403 },
  {
    what: 'a picture of a checkout page that is not there',
    url: '/storage/checkouts/testimonial/nothing.png',
    expected: 404,
  },
  {
    what: 'a file of the library that is not there',
    url: '/storage/media/lessonVideo/nothing.mp4',
    expected: 404,
  },
  { what: 'captions that are not there', url: '/storage/captions/nothing.vtt', expected: 404 },
  { what: 'the folder of photos', url: '/storage/avatars/', expected: 404 },

  {
    what: 'a picture that no product shows',
    url: '/storage/modules/moduleImage/nothing.png',
    expected: 404,
  },

  { what: 'the cover of no product', url: '/covers/2/nothing.png', expected: 404 },
  { what: 'a cover of no format', url: '/covers/2/nothing', expected: 404 },

  {
    what: 'news of a payment that nobody signed',
    url: '/webhooks/payments/sandbox',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"evt_1","type":"charge","ref":"ch_1"}',
    expected: 400,
  },
  {
    what: 'news of no payment provider',
    url: '/webhooks/payments/nobody',
    method: 'POST',
    body: '{}',
    expected: 404,
  },

  {
    what: 'news of mail where none is taken',
    url: '/webhooks/mail/signed',
    method: 'POST',
    body: '{}',
    expected: 404,
  },
  {
    what: 'news of no mail provider',
    url: '/webhooks/mail/nobody',
    method: 'POST',
    body: '{}',
    expected: 404,
  },
  { what: 'the end of mails for no one', url: '/unsubscribe/nothing', expected: 404 },
  {
    what: 'the end of mails for no one, at once',
    url: '/unsubscribe/nothing',
    method: 'POST',
    expected: 404,
  },
  { what: 'the way back from a wallet', url: '/payments/return?outcome=approved', expected: 200 },
  { what: 'its program', url: '/payments/return.js', expected: 200 },

  // Demos and development only: see the test of a set-up that mails.
  { what: 'the demo mail', url: '/mail', expected: 200 },
  { what: 'a mail that never was', url: '/mail/999999999', expected: 404 },
  { what: 'a mail of no number', url: '/mail/x', expected: 404 },
  { what: 'a part of a mail', url: '/mail/1.5', expected: 404 },
  { what: 'a mail beyond all numbers', url: '/mail/1e30', expected: 404 },

  // The provider of sign-ins: what it lets in, its own library tests.
  { what: 'the provider', url: '/oidc/.well-known/openid-configuration', expected: 200 },
  { what: 'a sign-in of no client', url: '/oidc/auth', expected: 302 },
  { what: 'a token for nothing', url: '/oidc/token', method: 'POST', expected: 400 },
  { what: 'words about nobody', url: '/oidc/me', expected: 401 },
  { what: 'a client that signs itself up', url: '/oidc/reg', method: 'POST', expected: 404 },

  { what: 'the page of a forgotten password', url: '/identity/forgot', expected: 200 },
  ...['sign-up', 'sign-in', 'reset'].map((form) => ({
    what: `the page after the form ${form} mailed a link`,
    url: `/identity/sent/${form}`,
    expected: 200,
  })),
  { what: 'the style of the identity pages', url: '/identity.css', expected: 200 },
  { what: 'the script of the identity pages', url: '/identity.js', expected: 200 },
  { what: 'the script for passkeys', url: '/identity-passkey.js', expected: 200 },
  { what: 'a second step that nobody came to', url: '/identity/nobody/second-step', expected: 400 },
  { what: 'a sign-in that nobody began', url: '/identity/nobody', expected: 400 },
  { what: 'a sign-up that nobody began', url: '/identity/nobody/sign-up', expected: 400 },
  ...forms.flatMap(([url, body]) => [
    ...fromElsewhere.map((headers, index) => ({
      what: `the form ${url} from elsewhere (${index + 1})`,
      url,
      method: 'POST' as const,
      headers: { ...form, ...headers },
      body,
      expected: 403,
    })),
    {
      what: `the form ${url} as JSON`,
      url,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: '{"email":{"$ne":""}}',
      expected: 415,
    },
  ]),
  {
    what: 'a sign-in form that nobody began',
    url: '/identity/nobody',
    method: 'POST',
    headers: form,
    body: 'email=somebody@example.org&password=Another-2026',
    expected: 400,
  },
];
