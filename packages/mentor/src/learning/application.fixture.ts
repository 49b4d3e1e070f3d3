import type { Schema } from '@uplink/api-client';
import { maya, program } from '@uplink/kit/testing';

export const applicationFixture: Schema<'ApplicationItem'> = {
  id: 3,
  title: program.name,
  product: program,
  user: maya,
  status: 'waiting',
  submittedAt: '2026-03-12T19:14:00.000Z',
  decidedBy: null,
  decidedAt: null,
};

export const reviewedFixture: Schema<'ReviewedApplication'> = {
  application: applicationFixture,
  message: 'I have watched an alert queue for a year.\nTuesdays and Thursdays are mine.',
  reason: null,
  goals: { goal: 'securityJob', level: 'someIt', evenings: 3, skipped: [] },
  lessonsDone: 18,
  level: 2,
  memberSince: '2026-01-05T12:00:00.000Z',
  refusals: [],
};
