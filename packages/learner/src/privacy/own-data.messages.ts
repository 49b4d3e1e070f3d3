import { defineMessages } from '@uplink/api-client/messages';

export const ownDataMessages = defineMessages('learner/own-data', {
  title: 'Your data',
  noun: 'The state of your data',
  lead: 'Get a copy of everything the academy has stored about you: your profile, notes, answers, discussions, purchases with receipts, certificates, and the files you uploaded.',
  none: 'It takes a few minutes. We’ll email you when it’s ready.',
  ask: 'Prepare a copy',
  preparing: (asked: string) =>
    `We’ve been preparing your copy since ${asked}. We’ll email you when it’s ready.`,
  ready: (size: string, until: string) =>
    `Your copy is ready (zip file, ${size}). You can download it until ${until}.`,
  download: 'Download',
  failed: 'Your copy could not be prepared. Try again; if it keeps failing, contact support.',
  again: 'Try again',
  stale: 'To protect your data, sign in again first.',
  signIn: 'Sign in again',
});
