import type { Schema } from '@uplink/api-client';

export const labFixture: Schema<'Lab'> = {
  id: 60,
  name: 'Trunk repair',
  uniqueName: 'trunk-repair',
  description: 'Four switches, one trunk that carries the wrong VLANs.',
  type: 1,
  vendor: 'Rackwire',
  numberOfLabs: 1,
  numberOfQuestions: 0,
  runsHere: false,
  state: 'open',
  openedBy: [],
  firstAccessAt: '2026-02-01T18:04:00.000Z',
  expiresAt: '2027-02-01T18:04:00.000Z',
};
