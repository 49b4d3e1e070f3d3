import { VALIDATION } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const homeworkMessages = defineMessages('kit/homework', {
  required: VALIDATION.required,
  blank: (place: number, sentence: string) => `Blank ${place} of: ${sentence}`,
  blankWord: 'blank',
  changed: 'Changed',
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  previous: 'Handed in earlier',
  version: (version: number) => `Version ${version}`,
  handedIn: 'Handed in. Your mentor will review it next.',
  replace: 'Hand in a new version',
  complete: "Accepted. There's nothing left to do here.",
  needsRevision: 'Your mentor asked for a revision.',
});
