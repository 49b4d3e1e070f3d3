import type { AccessRows } from '../access-row.ts';
import { callersContext, fixed, own } from '../object-ref.ts';

const everyone = { who: 'everyone' } as const;
const signedIn = { who: 'signedIn' } as const;

/** Sign-in, the own account, other people. */
export const people: AccessRows = {
  getConfiguration: everyone,
  getPaymentSetup: everyone,
  startSignIn: everyone,
  finishSignIn: everyone,
  // A frozen account signs in to pay; a blocked one does not.
  renewToken: { who: 'everyone', cookie: true, visitor: 401, blocked: 403 },
  signOut: { who: 'everyone', cookie: true, last: true },
  validateEmail: { who: 'everyone', body: { email: 'somebody@example.org' } },
  validatePhone: { who: 'everyone', body: { phone: '+31 6 12345678' } },
  confirmEmail: { who: 'everyone', path: { code: own('code') } },

  getMe: { who: 'signedIn', frozen: true },
  updateMe: { who: 'signedIn', body: { firstName: 'Robin' } },
  getMyStart: { who: 'signedIn', frozen: true },
  getMyContext: { who: 'signedIn', frozen: true },
  updateMyContext: { who: 'signedIn', frozen: true, body: callersContext },
  getMyProfile: signedIn,
  getMyStats: signedIn,
  listMyAchievements: signedIn,
  updateMyEmail: { who: 'signedIn', body: { email: fixed('newEmail') } },
  updateMyPassword: { who: 'signedIn', body: { password: 'Another-2026' }, last: true },
  suggestCompanies: { who: 'signedIn', query: { query: 'Net' } },
  getMyMenu: { who: 'signedIn', frozen: true },
  getMyDraft: { who: 'signedIn', path: { key: own('draftKey') } },
  saveMyDraft: {
    who: 'signedIn',
    path: { key: fixed('draftKey') },
    body: { key: fixed('draftKey'), value: { text: 'New words' } },
  },

  searchUsers: { who: 'signedIn', query: { name: 'Robin' } },
  searchProfiles: { who: 'signedIn', query: { name: 'Robin' } },
  getPublicProfile: { who: 'everyone', path: { uniqueName: own('personName') } },
  listMyFollowing: signedIn,
  followUser: { who: 'signedIn', body: { userId: own('person') } },
  unfollowUser: { who: 'signedIn', path: { userId: own('followed') }, quiet: true },
  listMyFollowers: signedIn,

  recordSession: {
    who: 'recordSession',
    path: { recordingId: fixed('newId') },
    body: { number: 0, events: [{ type: 4, timestamp: 1, data: {} }] },
  },

  listMyNotifications: signedIn,
  readAllMyNotifications: { who: 'signedIn', query: { action: 'read' } },
  readMyNotification: {
    who: 'signedIn',
    path: { id: own('notification') },
    query: { action: 'read' },
  },
  listMyNotificationGroups: signedIn,
  readMyNotificationGroup: {
    who: 'signedIn',
    path: { id: own('notification') },
    query: { action: 'read' },
  },
  getMyNotificationSettings: signedIn,
  saveMyNotificationSettings: {
    who: 'signedIn',
    body: { topics: [{ topic: 'reviews', isShown: true, isMailed: false }] },
  },
  clearMyMailFault: signedIn,
  createSocketTicket: signedIn,
};
