import type { Schema } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';

const guests: Omit<Definition, 'seeds' | 'model' | 'tests'> = {
  exercise: 1,
  kind: 'acl',
  title: 'Guests stay outside',
  task: ['Guests sit in 10.20.40.0/24. Nothing in 10.20.0.0/16 may answer them, except DNS.'],
  lists: [{ id: 'GUEST-IN', kind: 'extended', on: 'on Gi0/0.40, inbound' }],
  hosts: { 'a guest': '10.20.40.17', 'the payroll server': '10.20.10.5' },
  goals: [
    {
      id: 'dns',
      title: 'DNS is answered',
      note: 'UDP 53, anywhere',
      check: {
        kind: 'flows',
        list: 'GUEST-IN',
        flows: [
          { label: 'Any DNS', from: '10.20.40.0/24', proto: 'udp', port: 53, expect: 'permit' },
        ],
      },
    },
    {
      id: 'inside',
      title: 'Nothing inside is reachable',
      check: {
        kind: 'flows',
        list: 'GUEST-IN',
        flows: [
          {
            label: 'Inside, TCP',
            from: '10.20.40.0/24',
            to: '10.20.0.0/16',
            proto: 'tcp',
            expect: 'deny',
          },
        ],
      },
    },
    {
      id: 'tidy',
      title: 'No line without work',
      optional: true,
      check: { kind: 'minimal', list: 'GUEST-IN' },
    },
  ],
  hints: [
    { for: 'inside', text: 'The first line that matches decides.' },
    { for: 'inside', show: 'line' },
  ],
};

const drill: Omit<Definition, 'seeds' | 'model' | 'tests'> = {
  exercise: 1,
  kind: 'address',
  title: 'Cut at the mask',
  task: ['Look at 10.44.96.0/19.'],
  fields: [{ id: 'last', label: 'The last usable host', as: 'address' }],
  goals: [
    {
      id: 'last',
      title: 'The last host',
      check: { kind: 'value', field: 'last', equals: '10.44.127.254' },
    },
  ],
};

const as = (id: number, definition: object): Schema<'Exercise'> => ({
  id,
  moduleId: 1,
  version: 1,
  seed: 1,
  values: {},
  definition: definition as Schema<'Exercise'>['definition'],
  answer: null,
  graded: null,
});

export const aclFixture = as(1, guests);
export const drillFixture = as(2, drill);

export const exercisesFixture: Schema<'LessonExercises'> = {
  lesson: {
    id: 1,
    name: 'What a packet filter sees',
    sectionId: 1,
    product: { id: 1, name: 'Access Lists', uniqueName: 'access-lists', type: 2 },
  },
  exercises: [aclFixture, drillFixture],
};
