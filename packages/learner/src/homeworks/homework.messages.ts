import { defineMessages } from '@uplink/api-client/messages';

export const homeworkMessages = defineMessages('learner/homework', {
  noun: 'The homework',
  none: 'This lesson has no homework',
  noneText: 'You can continue with the lesson.',
  submit: 'Submit homework',
  submitAgain: 'Submit again',
  filesTitle: 'Your files',
  formTitle: 'Your answers',
  answers: 'Your answers',
  fileCount: (count: number, most: number, size: string) =>
    `${count} of ${most} files, ${size} each`,
  running: (count: number) =>
    count === 1 ? 'One upload is still running.' : `${count} uploads are still running.`,
  fixFiles: 'Fix or remove the files marked in red first.',
  chooseFiles: 'Choose at least one file.',
  missing: (count: number) =>
    count === 1 ? 'One item is still empty.' : `${count} items are still empty.`,
  filled: (done: number, total: number) => `${done} of ${total} items filled in`,
  chooseFirst: 'This was changed elsewhere. Choose which version to keep first.',
  ticked: 'ticked',
  notTicked: 'not ticked',
});
