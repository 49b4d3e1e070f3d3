import type { Schema } from '@uplink/api-client';
import { courseFixture, foreignFixture, programFixture } from '@uplink/kit/testing';

const lesson: Schema<'LessonRef'> = {
  id: 211,
  name: 'What happens when you press Enter',
  sectionId: 210,
  product: { id: 21, name: 'Networks from Zero', uniqueName: 'networks-from-zero', type: 2 },
};

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
  lessons: [
    { lesson, duration: 490, hasQuiz: true, hasHomework: false },
    {
      lesson: { ...lesson, id: 212, name: 'Addresses and masks' },
      duration: 1560,
      hasQuiz: false,
      hasHomework: false,
    },
    {
      lesson: { ...lesson, id: 213, name: 'Fix an office' },
      duration: 0,
      hasQuiz: false,
      hasHomework: true,
    },
  ],
  mentoring: {
    lesson: { ...lesson, id: 213, name: 'Fix an office' },
    number: 4,
    mentors: [{ id: 7, name: 'Daniel Reyes', avatar: null }],
    wait: 'day',
  },
};
