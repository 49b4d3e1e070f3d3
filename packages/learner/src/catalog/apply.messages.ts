import { defineMessages } from '@uplink/api-client/messages';

export const applyMessages = defineMessages('learner/apply', {
  title: (program: string) => `Apply for ${program}`,
  text: 'Its mentors read your application and answer by email. Applying costs nothing, and if you are accepted you pay nothing.',
  why: 'Why you want to join (optional)',
  send: 'Send application',
});
