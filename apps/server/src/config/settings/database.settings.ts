import type { Settings } from './setting.types.ts';

export const databaseSettings = {
  DATABASE_URL: {
    about: 'A PostgreSQL address, `postgres://…`.',
    otherwise: 'the embedded database',
    isRequired: true,
  },
  DATABASE_CONNECTIONS: {
    about:
      'Connections to PostgreSQL in each process, at most. One more listens for notifications.',
    fallback: '10',
  },
} as const satisfies Settings;
