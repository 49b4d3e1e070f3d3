export const messages = {
  title: 'Feedback',
  mentor: (name: string) => `${name}, mentor`,
  none: 'No messages yet',
  noneText:
    'Your mentor reads the homework when you submit it. Questions before that are welcome too.',
  noneForMentor: 'Write what is good and what to change. It goes to the learner at once.',
  submitted: (version: number) => `Version ${version} submitted`,
  you: 'You',
  label: 'Message',
  placeholder: 'Ask, or tell what you changed',
  placeholderForMentor: 'Say what is good, and what to change',
  readsAlong: (name: string) => `${name} reads along.`,
  send: 'Send',
  notSent: (why: string) => `The message could not be sent, and is kept here. ${why}`,
} as const;
