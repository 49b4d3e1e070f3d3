import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

const questions = (count: number) => plural(count, 'question');

export const importQuestionsMessages = defineMessages('creator/import-questions', {
  title: 'Import questions',
  text: 'Choose a CSV, GIFT or QTI 2.1 file. A CSV file begins with a line of names: type, question, correct, wrong, explanation, link.',
  reading: 'Reading the file',
  found: (count: number) => `${questions(count)} found.`,
  faults: (count: number) => `${plural(count, 'error')} to correct. Nothing was imported.`,
  line: (line: number) => `Line ${line}`,
  file: 'The file',
  add: (count: number) => `Add ${questions(count)}`,
  another: 'Choose another file',
  cancel: 'Cancel',
});
