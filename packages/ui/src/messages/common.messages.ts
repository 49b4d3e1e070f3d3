import { defineMessages } from './define-messages.ts';

/** Words that several components say. */
export const commonMessages = defineMessages('ui/common', {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: (label: string) => `Loading ${label}`,
  noneFound: 'Nothing found',
});
