import type { Settings } from './setting.types.ts';

export const serverSettings = {
  NODE_ENV: {
    about: '`production` refuses demo parts, demo accounts and weak secrets.',
  },
  DEMO: {
    about: '`1` allows demo content and built-in providers in production.',
    otherwise: '`1` outside production',
  },
  PORT: { about: 'Port of the academy.', fallback: '4100' },
  HOST: { about: 'Address to listen on.', fallback: '127.0.0.1' },
  PUBLIC_URL: {
    about: 'Where browsers reach the academy.',
    otherwise: '`http://localhost:PORT`',
    isRequired: true,
  },
  ACADEMY_NAME: {
    about:
      'What the academy is called in its mails and files, and on the pages that the server draws. The portal has the name of its build.',
    fallback: 'Uplink Academy',
  },
  SECRET: {
    about:
      'At least 32 random characters: signs file links and cookies, encrypts stored tokens. The same in all processes.',
    otherwise: 'made once and stored in `DATA_DIR`',
    isRequired: true,
  },
  FORMER_SECRETS: {
    about:
      'Values that SECRET had before, separated by commas, until what they encrypted is encrypted again. They sign nothing.',
    otherwise: 'none',
  },
  TRUSTED_PROXIES: {
    about: 'Addresses or networks of reverse proxies, separated by commas.',
    otherwise: 'none; in production `loopback,linklocal,uniquelocal`',
  },
  ALLOWED_ORIGINS: {
    about:
      'Other origins that may call the API, also for people who are signed in, separated by commas.',
    fallback: '',
  },
  DRAIN_SECONDS: {
    about:
      'After SIGTERM, how long `/health/ready` answers 503 while calls are still taken: long enough for the proxy to notice.',
    fallback: '0',
  },
  DATA_DIR: {
    about: 'Folder of the embedded database and storage.',
    otherwise: '`.data` in the repository',
  },
  PORTAL_DIR: {
    about: 'Folder of the built portal.',
    otherwise: '`apps/portal/dist`',
  },
  DOCS_DIR: {
    about: 'Folder of the built docs, served at `/docs/`.',
    otherwise: '`apps/docs/dist`',
  },
  STORYBOOK_DIR: {
    about: 'Folder of the built Storybook, served at `/storybook/`.',
    otherwise: '`apps/storybook/dist`',
  },
  NODE_COMPILE_CACHE: {
    about: 'Where Node keeps compiled code.',
    otherwise: '`apps/server/node_modules/.cache`',
    isOfLibrary: true,
  },
} as const satisfies Settings;
