import type { Schema } from '@uplink/api-client';
import { daniel } from './refs.fixture.ts';

export const program: Schema<'ProductRef'> = {
  id: 9,
  name: 'Network Engineer Program',
  uniqueName: 'network-engineer',
  type: 1,
};

export const cohort: Schema<'CohortRef'> = {
  id: 4,
  name: 'Evening group',
  startDate: '2026-03-02',
  endDate: '2026-11-27',
};

const titles = [
  'Two-site design',
  'Packet capture practical',
  'Your lab at home',
  'Switching exam',
  'Career plan',
  'Office network diagram',
  'CV and profile page',
];

/** One in every state, in the order of their codes. */
export const milestonesFixture: Schema<'MyMilestone'>[] = ([1, 2, 3, 4, 5, 6, 7] as const).map(
  (status) => ({
    id: status,
    title: titles[status - 1] ?? '',
    category: ([1, 4, 1, 3, 2, 1, 2] as const)[status - 1] ?? 1,
    status,
    dueDate: `2026-03-${10 + status}T22:59:59.000Z`,
    product: program,
    cohort,
  }),
);

export const milestoneFixture: Schema<'Milestone'> = {
  id: 1,
  title: 'Two-site design',
  category: 1,
  status: 1,
  dueDate: '2026-03-17T22:59:59.000Z',
  product: program,
  cohort,
  description:
    '<p>The design of the network between two offices: addresses, routing, and what happens when a line fails.</p>',
  links: [{ title: 'How to read a topology', url: 'https://example.org/topologies' }],
  allowsFiles: true,
  allowsLink: true,
  maxFiles: 5,
  maxFileSize: 5_368_709_120,
  allowedExtensions: ['pdf', 'drawio', 'txt'],
  submission: null,
  feedback: null,
  reviewedBy: null,
  formDraft: null,
  linkDraft: null,
  claim: null,
  waiting: 'twoDays',
  assessment: null,
};

export const handedInFixture: Schema<'MilestoneSubmission'> = {
  version: 1,
  submittedAt: '2026-03-11T18:04:00.000Z',
  files: [{ fileId: 1, name: 'design.pdf', size: 482_113, uploadedAt: '2026-03-11T18:03:00.000Z' }],
  link: 'https://example.org/design',
};

export const sentBackFixture: Schema<'Milestone'> = {
  ...milestoneFixture,
  status: 6,
  submission: handedInFixture,
  feedback: 'Good address plan. Which route wins when both links are up, and why?',
  reviewedBy: daniel,
};

/** An SQC, with what it asks. */
export const sqcFixture: NonNullable<Schema<'Milestone'>['assessment']> = {
  uniqueName: 'packet-practical-sqc',
  title: 'Packet capture practical',
  kind: 'sqc',
  state: 'passed',
  checklist: [
    { id: 1, text: 'Captured on the link itself', doneAt: '2026-03-12T18:04:00.000Z' },
    { id: 2, text: 'Filtered down to one connection', doneAt: null },
  ],
};
