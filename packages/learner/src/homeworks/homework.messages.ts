export const messages = {
  none: 'This lesson has no homework',
  submit: 'Submit homework',
  submitAgain: 'Submit again',
  running: (count: number) =>
    count === 1 ? 'One upload is still running.' : `${count} uploads are still running.`,
  fixFiles: 'Mend or remove the files marked in red first.',
  chooseFiles: 'Choose at least one file.',
  missing: (count: number) =>
    count === 1 ? 'One item is still empty.' : `${count} items are still empty.`,
  filled: (done: number, total: number) => `${done} of ${total} items filled in`,
  chooseFirst: 'Choose first which version to keep of what was changed elsewhere.',
  yourAnswers: 'Your answers',
  ticked: 'ticked',
  notTicked: 'not ticked',
  noMessages: 'No messages yet',
  noMessagesText:
    'Your mentor reads the homework when you submit it. Questions before that are welcome too.',
  handedIn: 'Handed in. Your mentor reads it next.',
  complete: 'Accepted. Nothing more to do here.',
} as const;
