import { defineMessages } from '@uplink/api-client/messages';

export const threadMessages = defineMessages('kit/thread', {
  messageOf: (name: string) => `${name}'s message`,
  title: 'Feedback',
  mentor: (name: string) => `${name}, mentor`,
  none: 'No messages yet',
  noneText:
    'Your mentor reviews the homework after you submit it. You can ask questions before that.',
  noneForMentor: 'Say what works well and what to change. The learner sees it right away.',
  submitted: (version: number) => `Version ${version} submitted`,
  you: 'You',
  covered: {
    held: 'Waiting for review: our team checks it first because it has a link. Only you can see it until then.',
    hidden: 'Hidden by our team. Only you can see it.',
  },
  label: 'Message',
  placeholder: 'Ask a question, or say what you changed',
  placeholderForMentor: 'Say what works well and what to change',
  readsAlong: (name: string) => `${name} can read this too.`,
  send: 'Send',
  notSent: (why: string) => `The message could not be sent, but it's kept here. ${why}`,
});
