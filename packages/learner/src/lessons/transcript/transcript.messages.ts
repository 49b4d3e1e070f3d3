import { defineMessages } from '@uplink/api-client/messages';

export const transcriptMessages = defineMessages('learner/transcript', {
  search: 'Search the transcript',
  found: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  nothing: (words: string) => `No matches for "${words}"`,
  failed: 'The transcript could not be loaded',
  loading: 'The transcript',
  follow: 'Follow the video',
  backToNow: 'Back to now',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
});
