import type { AccessRows } from '../access-row.ts';

const everyone = { who: 'everyone' } as const;
const signedIn = { who: 'signedIn' } as const;

/** Sign-in, the own account, other people. */
export const people: AccessRows = {
  getConfiguration: everyone,
  startSignIn: everyone,
  finishSignIn: everyone,
  // A frozen account signs in to pay; a blocked one does not.
  renewToken: { who: 'everyone', cookie: true, visitor: 401, blocked: 403 },
  signOut: { who: 'everyone', cookie: true, last: true },
  validateEmail: { who: 'everyone', body: { email: 'somebody@example.org' } },
  validatePhone: { who: 'everyone', body: { phone: '+31 6 12345678' } },
  confirmEmail: { who: 'everyone', path: { code: '@code' } },

  getMe: { who: 'signedIn', frozen: true },
  updateMe: { who: 'signedIn', body: { firstName: 'Robin' } },
  getMyContext: { who: 'signedIn', frozen: true },
  updateMyContext: { who: 'signedIn', frozen: true, body: '=context' },
  getMyProfile: signedIn,
  getMyStats: signedIn,
  listMyAchievements: signedIn,
  updateMyEmail: { who: 'signedIn', body: { email: '=newEmail' } },
  updateMyPassword: { who: 'signedIn', body: { password: 'Another-2026' }, last: true },
  suggestCompanies: { who: 'signedIn', query: { query: 'Net' } },
  getMyMenu: { who: 'signedIn', frozen: true },
  getMyDraft: { who: 'signedIn', path: { key: '@draftKey' } },
  saveMyDraft: {
    who: 'signedIn',
    path: { key: '=draftKey' },
    body: { key: '=draftKey', value: { text: 'New words' } },
  },

  searchUsers: { who: 'signedIn', query: { name: 'Robin' } },
  searchProfiles: { who: 'signedIn', query: { name: 'Robin' } },
  getPublicProfile: { who: 'signedIn', path: { uniqueName: '@personName' } },
  listMyFollowing: signedIn,
  followUser: { who: 'signedIn', body: { userId: '@person' } },
  unfollowUser: { who: 'signedIn', path: { userId: '@followed' }, quiet: true },
  listMyFollowers: signedIn,

  recordSession: {
    who: 'recorded',
    path: { recordingId: '=newId' },
    body: { number: 0, events: [{ type: 4, timestamp: 1, data: {} }] },
  },

  listMyNotifications: signedIn,
  readAllMyNotifications: { who: 'signedIn', query: { action: 'read' } },
  readMyNotification: {
    who: 'signedIn',
    path: { id: '@notification' },
    query: { action: 'read' },
  },
  createSocketTicket: signedIn,
};
