import type { Definition } from '@uplink/net/exercise';
import type { QuestionForm } from '../../areas/questions/question.rules.ts';

/** An exercise as a question. */
export const exerciseQuestion = (definition: Definition): QuestionForm => ({
  type: 'exercise',
  question: JSON.stringify(definition),
  answers: [],
  explanation: null,
  link: null,
});

/** One question of each type; of the choices the first answers are right, of the blank "master". */
export const questionOfEachType: QuestionForm[] = [
  {
    type: 'singleAnswer',
    question: 'Which port carries many VLANs?',
    answers: [
      { answer: 'A trunk', isCorrect: true },
      { answer: 'An access port', isCorrect: false },
      { answer: 'A console port', isCorrect: false },
    ],
    explanation: 'A trunk tags its frames.',
    link: '/watch?position=10',
  },
  {
    type: 'multipleAnswer',
    question: 'Which of these are routing protocols?',
    answers: [
      { answer: 'OSPF', isCorrect: true },
      { answer: 'BGP', isCorrect: true },
      { answer: 'STP', isCorrect: false },
    ],
    explanation: 'STP prevents loops on switches.',
    link: null,
  },
  {
    type: 'fillInTheBlank',
    question: 'Of two routers the one that describes the link first is the <master>.',
    answers: [],
    explanation: 'It sets the sequence numbers.',
    link: null,
  },
];
