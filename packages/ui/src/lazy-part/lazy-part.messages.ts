import { defineMessages } from '../messages/define-messages.ts';

export const lazyPartMessages = defineMessages('ui/lazy-part', {
  missing: "This part could not be loaded. If trying again doesn't help, reload the page.",
  retry: 'Try again',
});
