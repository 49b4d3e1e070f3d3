import type { Schema } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';

/** Guests ask DNS servers and reach nothing else. */
export const dnsFixture: Definition = {
  exercise: 1,
  kind: 'acl',
  title: 'DNS and nothing else',
  task: ['Guests ask DNS servers, and reach nothing else.'],
  seeds: [1],
  lists: [{ id: 'GUEST-IN', kind: 'extended' }],
  goals: [
    {
      id: 'dns',
      title: 'DNS only',
      check: {
        kind: 'acl',
        list: 'GUEST-IN',
        relation: 'equals',
        model: 'permit udp any any eq 53',
      },
    },
  ],
  model: { texts: { 'GUEST-IN': 'permit udp any any eq 53' } },
  tests: [
    { accept: { 'GUEST-IN': '10 permit udp any any eq domain\n20 deny ip any any' } },
    { refuse: { 'GUEST-IN': 'permit udp any any' }, unmet: ['dns'] },
  ],
};

export const authoredFixture: Schema<'AuthoredExercise'> = {
  id: 3,
  moduleId: 21,
  version: 1,
  definition: JSON.stringify(dnsFixture),
  answerCount: 0,
  changedAt: '2026-03-10T09:00:00.000Z',
};

export const lessonExercisesFixture: Schema<'LessonAuthoredExercises'> = {
  lesson: {
    id: 21,
    name: 'What a packet filter sees',
    sectionId: 19,
    product: { id: 14, name: 'Access Lists', uniqueName: 'access-lists', type: 2 },
  },
  xpPoints: 20,
  canEdit: true,
  exercises: [authoredFixture],
};
