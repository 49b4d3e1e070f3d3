import type { Schema } from '@uplink/api-client';
import { courseFixture, foreignFixture, product, programFixture } from '@uplink/kit/testing';
import { sectionFixture } from './outline.fixture.ts';

export const continueFixture: Schema<'ContinueLearning'> = {
  lesson: { id: 7, name: 'Neighbor states, from Down to Full', sectionId: 2, product },
  cover: courseFixture.cover,
  section: sectionFixture,
  lessonNumber: 5,
  lessonTotal: 9,
  shortDescription: 'You stopped at the DBD exchange.',
  xpPoints: 60,
  level: 2,
  status: 1,
  isFree: false,
  position: 768,
  duration: 1290,
  hasVideo: true,
  poster: null,
  quizQuestionCount: 6,
  nextName: 'LSA types',
};

const daysOfWeek = (
  what: (day: number) => Pick<Schema<'WeekDay'>, 'seconds' | 'isUp' | 'isPlanned'>,
): Schema<'WeekDay'>[] =>
  [9, 10, 11, 12, 13, 14, 15].map((day) => ({
    date: `2026-03-${String(day).padStart(2, '0')}`,
    isToday: day === 12,
    ...what(day),
  }));

/** Nothing planned and nothing learned. */
export const freeWeek: Schema<'Week'> = {
  days: daysOfWeek(() => ({ seconds: 0, isUp: false, isPlanned: false })),
  up: 0,
  planned: null,
  streak: 0,
  timeZone: null,
};

export const dashboardFixture: Schema<'Dashboard'> = {
  continueLearning: continueFixture,
  openWork: [
    {
      kind: 'homework',
      id: 4,
      title: 'Design a multi-area OSPF network',
      detail: 'Daniel Reyes sent it back with 3 notes',
      status: 'needsRevision',
      lesson: continueFixture.lesson,
      updatedAt: '2026-03-12T19:14:00.000Z',
    },
    {
      kind: 'quiz',
      id: 9,
      title: 'Quiz: VLAN trunking',
      detail: 'OSPF in Practice',
      status: 'notSubmitted',
      lesson: continueFixture.lesson,
      updatedAt: null,
    },
  ],
  learning: [programFixture, courseFixture, { ...courseFixture, id: 5, name: 'VLANs', status: 3 }],
  suggestions: [foreignFixture, { ...foreignFixture, id: 13, name: 'Wireshark' }],
  week: {
    days: daysOfWeek((day) => ({
      seconds: day < 12 ? 4000 : 0,
      isUp: day < 12,
      isPlanned: day === 14,
    })),
    up: 3,
    planned: 4,
    streak: 5,
    timeZone: null,
  },
  visit: 'usual',
  hasPath: false,
  applicationWait: null,
};
