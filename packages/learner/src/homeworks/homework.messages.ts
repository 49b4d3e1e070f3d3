export const messages = {
  noun: 'The homework',
  none: 'This lesson has no homework',
  noneText: 'Go on with the lesson itself; nothing else is asked here.',
  submit: 'Submit homework',
  submitAgain: 'Submit again',
  filesTitle: 'Your files',
  formTitle: 'Your answers',
  answers: 'Your answers',
  fileCount: (count: number, most: number, size: string) =>
    `${count} of ${most} files, ${size} each`,
  running: (count: number) =>
    count === 1 ? 'One upload is still running.' : `${count} uploads are still running.`,
  fixFiles: 'Mend or remove the files marked in red first.',
  chooseFiles: 'Choose at least one file.',
  missing: (count: number) =>
    count === 1 ? 'One item is still empty.' : `${count} items are still empty.`,
  filled: (done: number, total: number) => `${done} of ${total} items filled in`,
  chooseFirst: 'Choose first which version to keep of what was changed elsewhere.',
  ticked: 'ticked',
  notTicked: 'not ticked',
} as const;
