import { defineMessages } from '@uplink/api-client/messages';

export const inviteWelcomeMessages = defineMessages('learner/invite-welcome', {
  title: 'You are invited to Uplink Academy',
  text: 'Learn network engineering on real routers: courses, labs and mentors who read your work.',
  programs: 'See the programs',
  home: 'Look around',
  call: 'Book a call',
  apply: 'Hear from us',
  applyText: 'Leave your address, and we’ll email you how to start.',
  email: 'Email',
  send: 'Apply',
  sent: 'Thanks. Check your inbox.',
});
