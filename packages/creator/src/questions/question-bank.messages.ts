import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const questionBankMessages = defineMessages('creator/question-bank', {
  noun: 'The question bank',
  count: (count: number) => plural(count, 'question'),
  allTopics: 'All topics',
  topic: 'Topic',
  topicHelp: 'Exams draw a number of questions from each topic.',
  difficulty: 'Difficulty',
  difficulties: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  allDifficulties: 'All',
  weight: 'Points',
  type: 'Kind',
  question: 'Question',
  exams: 'Exams',
  import: 'Import a file',
  create: 'New question',
  empty: 'Your question bank is empty',
  emptyText: 'Questions you add here can be drawn into exams and SQC.',
  one: 'The question',
  heading: 'Question',
  newHeading: 'New question',
  usedIn: (count: number) =>
    `Asked by ${plural(count, 'exam')}. Attempts that were started keep the question they were given.`,
  save: 'Save question',
  remove: 'Delete question',
  removeTitle: 'Delete this question?',
  removeText: 'Exams that ask it keep it until they are saved again.',
  back: 'Back to the question bank',
});
