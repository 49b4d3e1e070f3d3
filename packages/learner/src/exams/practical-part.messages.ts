import { defineMessages } from '@uplink/api-client/messages';

export const practicalPartMessages = defineMessages('learner/practical-part', {
  title: 'Practical part',
  done: (done: number, total: number) => `${done} of ${total} done`,
  text: 'Do these tasks yourself and tick each one when it is done. Your mentor can see what you ticked.',
  open: 'You passed the questions. You still have the practical part to do.',
});
