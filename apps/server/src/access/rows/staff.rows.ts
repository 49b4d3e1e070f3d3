import type { AccessRows } from '../access-row.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const staffSees = { admin: 'everybody', sales: 'everybody', support: 'everybody' } as const;
/** Staff may look at their own account, and change nothing of it. */
const looksAt = { path: { id: own('learner') }, others: { learner: { own: 'ok' } } } as const;
const changes = { path: { id: own('learner') }, others: { learner: { own: 403 } } } as const;

/** As an account has them first: sent again they change nothing. */
const contextFlags = {
  finishedInvite: false,
  closedInviteNotification: false,
  cancelledProductName: null,
  referralFlowStatus: 'none',
  isSessionRecordingEnabled: true,
};

/** Uploads of one's own alone are found; their tests show good answers. */
const ownUpload = {
  who: 'uploadUsers',
  path: { id: '999999' },
  own: 404,
  needsMore: true,
} as const;

/** Views that one began oneself are found; their test shows good answers. */
const ownView = {
  path: { id: fixed('learner'), viewId: '999999' },
  own: 404,
  needsMore: true,
} as const;

/** Accounts, as staff find and change them. Marketing sees names alone. */
export const staff: AccessRows = {
  getStaffOverview: { who: 'enterAdmin' },
  getStaffFigures: { who: 'enterAdmin' },
  listOverviewEntries: { who: 'readPurchases', query: { of: 'purchases' } },
  listAuditEntries: { who: 'readAudit' },
  exportAudit: { who: 'readAudit' },
  countUsers: { who: 'readUsers' },
  listUsers: { who: 'listUsers', shows: staffSees },
  createUser: {
    who: 'createUser',
    body: {
      firstName: 'New',
      lastName: 'Comer',
      email: fixed('newEmail'),
      roles: ['student'],
      sendsActivation: false,
    },
  },
  exportUsers: { who: 'exportUsers', shows: { admin: 'everybody', support: 'everybody' } },
  // The person isn't blocked: nothing changes, and the response says so. Sales has no access.
  actOnUsers: {
    who: 'actOnUsers',
    own: { default: 'ok', sales: 403 },
    body: { action: 'unblock', userIds: [fixed('learner')], reason: 'Cleared' },
    shows: { admin: 'everybody', support: 'everybody' },
  },
  listUserUploads: { who: 'uploadUsers' },
  checkUserUpload: {
    who: 'uploadUsers',
    body: { key: 'csv/none', fields: null },
    own: 404,
    needsMore: true,
  },
  getUserUpload: ownUpload,
  patchUserUpload: { ...ownUpload, body: { state: 'stopped' } },
  correctUserUpload: { ...ownUpload, body: { fields: null, cells: [] } },
  listUserUploadLines: ownUpload,
  exportUserUpload: ownUpload,
  getUser: { who: 'readUsers', ...looksAt, shows: staffSees },
  patchUser: {
    who: 'editUser',
    ...changes,
    body: { version: seenState, specialStatus: 'scholar' },
    shows: staffSees,
  },
  sendActivationEmail: { who: 'editUser', ...changes },
  listUserNotes: { who: 'noteUser', ...looksAt, shows: staffSees },
  createUserNote: {
    who: 'noteUser',
    ...looksAt,
    body: { note: 'Prefers mail', changeId: fixed('newId') },
    shows: staffSees,
  },
  deleteUserNote: {
    who: 'noteUser',
    path: { id: fixed('learner'), noteId: own('learnersNote') },
    body: { reason: 'About somebody else' },
  },
  listUserLogs: { who: 'readUsers', ...looksAt, shows: staffSees },
  getUserContext: { who: 'readUsers', ...looksAt },
  patchUserContext: {
    who: 'editUser',
    ...changes,
    body: { flags: contextFlags, seen: contextFlags, reason: 'Asked for' },
  },
  startUserView: { who: 'viewAsUser', ...changes, body: { reason: 'Asked for help' } },
  getUserView: { who: 'viewAsUser', ...ownView },
  getUserViewOutline: { who: 'viewAsUser', ...ownView, path: { ...ownView.path, moduleId: '1' } },
  getUserStats: { who: 'readUsers', ...looksAt },
};
