import { defineMessages } from '@uplink/api-client/messages';

export const ownModerationMessages = defineMessages('learner/own-moderation', {
  title: 'Decisions about what you wrote',
  statuses: {
    held: 'Waiting for review',
    decided: 'Decided',
    appealed: 'Appealed',
    closed: 'Reviewed again',
  },
  actions: { keep: 'Published', hide: 'Hidden', warn: 'Warning', block: 'Hidden' },
  held: 'Posts with links from new accounts are checked first. Only you can see it until then.',
  why: (reason: string) => `Why: ${reason}`,
  yours: (text: string) => `You wrote: ${text}`,
  appeal: 'Appeal',
  appealTitle: 'Appeal',
  appealText: 'Another member of our team decides. You can ask once for each decision.',
  argument: 'Why should we decide differently?',
  send: 'Send',
});
