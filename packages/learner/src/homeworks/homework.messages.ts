import { VALIDATION } from '@uplink/api-client/domain';
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
  required: VALIDATION.required,
  blank: (place: number, sentence: string) => `Blank ${place} of: ${sentence}`,
  blankWord: 'blank',
  version: (version: number) => `Version ${version}`,
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  previous: 'Handed in before',
  changed: 'Changed',
  beside: 'Version beside it',
  before: (version: number) => `Version ${version}, before`,
  current: (version: number) => `Version ${version}, now`,
  difference: (count: number) =>
    count === 0
      ? 'Both have the same answers.'
      : count === 1
        ? 'One answer differs.'
        : `${count} answers differ.`,
  handedIn: 'Handed in. Your mentor reads it next.',
  replace: 'Hand in another version',
  complete: 'Accepted. Nothing more to do here.',
  needsRevision: 'Your mentor asks for a revision.',
} as const;
