import type { Settings } from './setting.types.ts';

export const limitsSettings = {
  REQUESTS_PER_MINUTE: {
    about: 'Calls of one address, in each process.',
    fallback: '1200',
  },
  REQUESTS_PER_SECOND: {
    about: 'Pace that clients keep by themselves.',
    fallback: '10',
  },
  SOCKETS_PER_PERSON: { about: 'Live sockets of one person.', fallback: '30' },
  SOCKETS_PER_ADDRESS: { about: 'Live sockets of one address.', fallback: '500' },
  UPGRADES_PER_MINUTE: {
    about: 'New live sockets of one address.',
    fallback: '600',
  },
  SOCKET_FRAMES_PER_MINUTE: {
    about: 'Frames that one socket may send.',
    fallback: '60',
  },
  SOCKET_BUFFER_BYTES: {
    about: 'What a slow reader may leave unread before its socket is closed.',
    fallback: '1000000',
  },
} as const satisfies Settings;
