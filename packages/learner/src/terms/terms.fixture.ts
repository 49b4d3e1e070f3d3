import type { Schema } from '@uplink/api-client';

/** An agreement no one has answered yet. */
export const termsFixture: Schema<'Terms'> = {
  product: { id: 88, name: 'Network Engineer Program', uniqueName: 'network-engineer', type: 1 },
  version: 1,
  title: 'Enrollment agreement',
  blocks: [
    { kind: 'heading', text: 'What you get' },
    { kind: 'paragraph', text: 'Four courses, two projects and a mentor who reads your homework.' },
    { kind: 'heading', text: 'What we ask of you' },
    { kind: 'paragraph', text: 'Six hours a week, and your own work.' },
  ],
  state: 'pending',
  answeredAt: null,
  hash: null,
  prefill: {
    name: 'Maya Okafor',
    email: 'maya.okafor@example.com',
    phone: '+1 312 555 0142',
    address: '1420 Lakeview Ave, Chicago, IL 60614',
    birthDate: '',
  },
};

export const acceptedFixture: Schema<'Terms'> = {
  ...termsFixture,
  state: 'accepted',
  answeredAt: '2026-03-12T21:14:00.000Z',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const declinedFixture: Schema<'Terms'> = {
  ...termsFixture,
  state: 'declined',
  answeredAt: '2026-03-12T21:14:00.000Z',
};
