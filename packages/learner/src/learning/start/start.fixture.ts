import type { Schema } from '@uplink/api-client';
import { courseFixture, foreignFixture, programFixture } from '@uplink/kit/testing';

export const pathFixture: Schema<'LearningPath'> = {
  goals: { goal: 'networkJob', level: 'newToThis', evenings: 3, skipped: [] },
  steps: [
    {
      kind: 'free',
      price: null,
      freeLessons: 2,
      module: { ...courseFixture, id: 21, name: 'Networks from Zero', status: 5 },
    },
    {
      kind: 'course',
      price: { amount: 14900, currency: 'USD' },
      freeLessons: 1,
      module: foreignFixture,
    },
    {
      kind: 'program',
      price: { amount: 249000, currency: 'USD' },
      freeLessons: 0,
      module: { ...programFixture, status: null, progress: null },
    },
  ],
};
