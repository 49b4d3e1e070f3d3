import type { Schema } from '@uplink/api-client';

/** A survey no one has answered yet: a choice, choices, and words. */
export const surveyFixture: Schema<'Survey'> = {
  product: { id: 88, name: 'Network Engineer Program', uniqueName: 'network-engineer', type: 1 },
  title: 'Before your first week',
  intro: 'Three questions, so that your mentor knows where you start. They take a minute.',
  questions: [
    {
      id: 'why',
      kind: 'singleAnswer',
      question: 'What brings you here?',
      isRequired: true,
      choices: ['A first job', 'A better job', 'My employer asked me to'],
    },
    {
      id: 'tools',
      kind: 'multipleAnswer',
      question: 'What have you worked with?',
      isRequired: false,
      choices: ['Cisco IOS', 'Junos', 'Linux'],
    },
    {
      id: 'goal',
      kind: 'openAnswer',
      question: 'What do you want to be able to do in six months?',
      isRequired: true,
      choices: [],
    },
  ],
  answers: [],
  answeredAt: null,
};

export const answeredFixture: Schema<'Survey'> = {
  ...surveyFixture,
  answers: [
    { questionId: 'why', choices: ['A first job'], text: '' },
    { questionId: 'goal', choices: [], text: 'Run the network of our pharmacy.' },
  ],
  answeredAt: '2026-03-12T21:14:00.000Z',
};
