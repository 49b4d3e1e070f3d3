import type { Schema } from '@uplink/api-client';
import { defineMessages } from '@uplink/api-client/messages';

export const moderationMessages = defineMessages('kit/moderation', {
  report: 'Report',
  reportLabel: (what: string) => `Report ${what}`,
  title: (what: string) => `Report ${what}`,
  text: "Our team will look at it. The author won't know who reported it.",
  reason: 'What is wrong with it?',
  reasons: {
    spam: 'Advertising or spam',
    abuse: 'Insults or harassment',
    personalData: 'Someone’s personal data',
    cheating: 'Answers to exams or graded work',
    other: 'Something else',
  } satisfies Record<Schema<'ReportReason'>, string>,
  details: 'Details',
  send: 'Send report',
  sent: 'Reported. Thank you, our team will look at it.',
  kinds: {
    question: 'Question',
    response: 'Response',
    rating: 'Review',
    profile: 'Profile',
    message: 'Message',
  } satisfies Record<Schema<'ModeratedKind'>, string>,
  held: 'Waiting for review',
  heldText: 'Posts with links from new accounts are checked first. Only you can see it until then.',
  hidden: 'This was hidden by our team.',
  hiddenOwn: (reason: string) => `Our team has hidden this. Others see a notice. ${reason}`,
});
