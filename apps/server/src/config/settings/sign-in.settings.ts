import type { Settings } from './setting.types.ts';

export const signInSettings = {
  REQUIRE_SECOND_FACTOR: {
    about:
      '`1` lets staff reach accounts and purchases only with a second factor, `0` also without.',
    otherwise: '`1` in production, `0` with demo content',
  },
  OIDC_ISSUER: {
    about: 'Outside identity provider, an https address in production.',
    otherwise: 'the built-in identity provider',
  },
  OIDC_CLIENT_ID: { about: 'Needed with OIDC_ISSUER.' },
  OIDC_CLIENT_SECRET: { about: 'Needed with OIDC_ISSUER.' },
} as const satisfies Settings;
