import { defineMessages } from './define-messages.ts';

/** Words that several components say. */
export const commonMessages = defineMessages('ui/common', {
  close: 'Close',
  retry: 'Try again',
  loading: (label: string) => `Loading ${label}`,
  pending: 'pending',
  failed: 'This part could not be loaded',
  missing: "This part could not be loaded. If trying again doesn't help, reload the page.",
  locked: 'Not open yet',
  slow: 'This is taking longer than usual.',
});
