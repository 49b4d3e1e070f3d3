import { twoStages } from '../../testing/world/staged-labs.ts';
import type { AccessRows } from '../access-row.ts';
import { own, seenState } from '../object-ref.ts';
import { authors } from './products.rows.ts';

const ofModule = { ...authors, path: { moduleId: own('authored') } };
const ofLab = { ...authors, path: { labId: own('authoredLab') } };
const ofNotification = { ...authors, path: { notificationId: own('authorNotification') } };
const template = {
  enabled: false,
  subject: 'Welcome',
  content: 'Hello {{studentName}}',
  callToAction: 'Start',
  signature: '',
  jobTitle: '',
};
const mail = { kind: 'enrollment', template } as const;
const lab = {
  title: 'Lab',
  description: '',
  vendor: 'Cable Labs',
  vendorId: 'cl-1',
  type: 1,
  numberOfLabs: 1,
  numberOfQuestions: 1,
} as const;
const notification = {
  message: 'Hello',
  type: 'info',
  url: null,
  scheduled: false,
  sendAt: null,
  audience: { kind: 'all', ids: [] },
} as const;

/** What authors write to learners, and their practice labs. */
export const authoredMessages: AccessRows = {
  // The creator owns the drafts of this world.
  listCreatorEmails: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  getCreatorEmails: ofModule,
  saveCreatorEmails: {
    ...ofModule,
    body: { version: seenState, accountCreation: template, enrollment: template },
    others: { authored: { viewed: 403 } },
  },
  previewCreatorEmail: { ...ofModule, body: mail },
  sendTestEmail: { ...ofModule, body: mail },
  listCreatorLabs: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  createCreatorLab: { ...authors, body: lab },
  getCreatorLab: ofLab,
  updateCreatorLab: { ...ofLab, body: { version: seenState, lab } },
  deleteCreatorLab: { ...ofLab, last: true },
  getCreatorLabStages: ofLab,
  saveCreatorLabStages: {
    ...ofLab,
    body: { version: 0, definition: JSON.stringify(twoStages()) },
  },
  listCreatorNotifications: authors,
  createCreatorNotification: { ...authors, body: notification },
  getCreatorNotification: ofNotification,
  updateCreatorNotification: { ...ofNotification, body: { version: seenState, notification } },
  scheduleCreatorNotification: {
    ...ofNotification,
    body: { version: seenState, scheduled: false },
  },
  deleteCreatorNotification: { ...ofNotification, last: true },
};
