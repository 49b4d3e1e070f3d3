import type { Schema } from '@uplink/api-client';

export const examFixture: Schema<'CreatorExam'> = {
  id: 6,
  version: 2,
  kind: 'exam',
  uniqueName: 'vlan-final',
  title: 'VLANs and switching: final exam',
  description: '<p>Forty minutes.</p>',
  durationMinutes: 40,
  attemptsAllowed: 3,
  passPercent: 70,
  cooldownMinutes: 1440,
  isShuffled: true,
  answersShown: 'whenSettled',
  xpPoints: 150,
  isPublic: true,
  moduleIds: [14],
  blueprint: [{ topic: 'Trunks', count: 1 }],
  checklist: [],
  products: [{ id: 14, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 }],
  questions: [
    {
      topic: 'Trunks',
      weight: 2,
      question: {
        id: 90,
        position: 1,
        type: 'singleAnswer',
        question: 'Which port carries many VLANs?',
        answers: [
          { id: 160, answer: 'A trunk', isCorrect: true },
          { id: 161, answer: 'An access port', isCorrect: false },
        ],
        explanation: 'A trunk tags its frames.',
        link: null,
      },
    },
  ],
  attemptCount: 31,
  updatedAt: '2026-03-12T21:14:00.000Z',
};

export const resultsFixture: Schema<'CreatorExamResults'> = {
  attempts: 31,
  passed: 20,
  averagePercent: 74,
  items: [
    {
      questionId: 90,
      question: 'Which port carries many VLANs?',
      topic: 'Trunks',
      asked: 31,
      difficulty: 0.74,
      discrimination: 0.42,
    },
    {
      questionId: 91,
      question: 'Of two bridges the root has the lower ___.',
      topic: 'Spanning tree',
      asked: 4,
      difficulty: 0.25,
      discrimination: null,
    },
  ],
};
