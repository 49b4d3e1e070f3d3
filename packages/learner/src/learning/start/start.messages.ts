import { WAIT_WORDS, type WaitClass } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const startMessages = defineMessages('learner/start', {
  questions: 'Your goals',
  goal: {
    question: 'What do you want?',
    answers: { networkJob: 'Network job', securityJob: 'Security job', curious: 'Curious' },
  },
  level: {
    question: 'Where are you now?',
    answers: { newToThis: 'New to this', someIt: 'Some IT', inItNow: 'In IT now' },
  },
  evenings: {
    question: 'Evenings a week',
    inWords: (count: number) => `${count} ${count === 1 ? 'evening' : 'evenings'}`,
  },
  skip: 'Skip',
  skipFor: (question: string) => `Skip: ${question}`,
  notAnswered: 'Three short questions choose your path',
  answer: 'Answer',
  change: 'Change',
  close: 'Close',
  failed: "Your answer couldn't be saved. Choose it again.",
  noun: 'Your path',
  noPath: 'There is no path to show',
  noPathText: 'Find a course you like in the list of all courses.',
  paths: {
    networkJob: 'Your path to a network job',
    securityJob: 'Your path to a security job',
    curious: 'Your path',
  },
  path: 'Your path',
  pace: (evenings: number) => `at ${evenings} ${evenings === 1 ? 'evening' : 'evenings'} a week`,
  freeCourse: 'Free course',
  yours: 'Yours, free',
  lessons: (count: number) => `${count} ${count === 1 ? 'lesson' : 'lessons'}`,
  openNow: (count: number) =>
    count === 1 ? 'its first lesson is open now' : `${count} of its lessons are open now`,
  finishFirst: (names: readonly string[]) => `after ${names.join(' and ')}`,
  applied: 'you applied',
  states: { current: 'You are here', open: 'Open', later: 'Later', done: 'Done' },
  buyLater: 'Buy each course when you get there, not before.',
  all: 'All courses',
  mentor: 'What a mentor does for you',
  mentors: 'Mentors',
  handIn: 'You hand in your first homework',
  handInText: (product: string, number: number, lesson: string) =>
    `In ${product} that is lesson ${number}, ${lesson}.`,
  reads: (name: string | undefined) => `${name ?? 'A mentor'} reads it, line by line`,
  readsText: (wait: WaitClass | null) =>
    wait
      ? `${WAIT_WORDS[wait].replace(/^u/, 'U')}. You get an email, so there is nothing to check for.`
      : 'You get an email, so there is nothing to check for.',
  fix: 'You fix what was found, and it counts',
  fixText: 'Having work sent back is normal. You fix it and hand it in again.',
  firstWeek: 'The first week, evening by evening',
  evening: (
    lesson: string,
    { hasQuiz, hasHomework }: { hasQuiz: boolean; hasHomework: boolean },
  ) => {
    if (hasHomework) return `${lesson}, and your first homework`;
    return hasQuiz ? `${lesson}, and its quiz` : lesson;
  },
});
