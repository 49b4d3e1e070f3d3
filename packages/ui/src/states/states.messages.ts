import { defineMessages } from '../messages/define-messages.ts';

export const statesMessages = defineMessages('ui/states', {
  failed: 'This part could not be loaded',
  missing: "This part could not be loaded. If trying again doesn't help, reload the page.",
  locked: 'Not open yet',
  slow: (label: string) => `${label} is taking longer than usual.`,
});
