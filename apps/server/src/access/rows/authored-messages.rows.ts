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

const port = (address: string) =>
  `R1: configure terminal\nR1: interface Gi0/0\nR1: ip address ${address} 255.255.255.0\nR1: no shutdown`;
const stagedLab = {
  lab: 1,
  seeds: [1],
  network: {
    devices: [
      { name: 'PC1', kind: 'host', start: 'ip address 10.0.0.9/24', x: 20, y: 50 },
      { name: 'R1', kind: 'router', start: 'hostname R1', x: 70, y: 50 },
    ],
    links: [{ a: 'PC1 eth0', b: 'R1 Gi0/0' }],
  },
  stages: [
    {
      title: 'A gateway',
      task: ['Give R1 an address that PC1 reaches.'],
      goals: [
        { id: 'up', title: 'R1 reaches PC1', check: { kind: 'reach', from: 'R1', to: 'PC1' } },
      ],
      model: port('10.0.0.1'),
      tests: [{ accept: port('10.0.0.2') }, { refuse: port('172.16.0.1'), unmet: ['up'] }],
    },
  ],
};

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
  updateCreatorLab: { ...ofLab, body: { version: seenState, lab } },
  deleteCreatorLab: { ...ofLab, last: true },
  getCreatorLabStages: ofLab,
  saveCreatorLabStages: {
    ...ofLab,
    body: { version: 0, definition: JSON.stringify(stagedLab) },
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
