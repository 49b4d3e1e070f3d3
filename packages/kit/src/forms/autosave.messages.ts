import { defineMessages } from '@uplink/api-client/messages';

export const autosaveMessages = defineMessages('kit/autosave', {
  typing: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  ago: (time: string) => `${time} ago`,
  faulty: 'Correct the marked fields to save',
  conflict: 'Changed elsewhere too',
  failed: 'Not saved. Your changes are kept on this device.',
  retry: 'Try again',
});
