import { defineMessages } from '@uplink/api-client/messages';

export const submissionReviewMessages = defineMessages('mentor/submission-review', {
  noun: 'The submission',
  none: 'This submission does not exist',
  noneText: 'It may have been removed, or the address may be wrong.',
  goesAlong: 'Your message is sent with it.',
  waitsFor: (name: string) => `Waiting for ${name} to hand it in again.`,
  accept: 'Accept homework',
  sendBack: 'Ask for a revision',
  reopen: 'Reopen',
  reviewed: {
    complete: 'Accepted. The learner has been notified.',
    needsRevision: 'Sent back. The learner has been notified.',
  },
  deeds: {
    pending: 'handed this in again',
    complete: 'accepted this',
    needsRevision: 'sent this back',
  },
  inbox: 'Back to the inbox',
  homework: 'Go to the homework',
});
