import { defineMessages } from './define-messages.ts';

/** Words that several components say. */
export const commonMessages = defineMessages('ui/common', {
  close: 'Close',
  retry: 'Try again',
  loading: (label: string) => `Loading ${label}`,
});
