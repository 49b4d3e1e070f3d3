import { defineMessages } from '@uplink/api-client/messages';

export const inviteWelcomeMessages = defineMessages('learner/invite-welcome', {
  title: 'You’re invited to Uplink Academy',
  text: 'Learn network engineering in the evening: courses, labs you can break, and mentors who read your work.',
  programs: 'See the programs',
  home: 'Look around',
  call: 'Book a call',
  apply: 'Hear from us',
  applyText: 'Leave your address, and we’ll email you how to start.',
  email: 'Email',
  send: 'Email me',
  sent: 'Thanks. Check your inbox.',
});
