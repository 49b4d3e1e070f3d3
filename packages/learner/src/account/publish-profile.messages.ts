import { defineMessages } from '@uplink/api-client/messages';

export const publishProfileMessages = defineMessages('learner/publish-profile', {
  title: 'Public profile',
  publish: 'Publish my profile',
  help: "Other learners can find and follow you, and see your photo, headline, links, level and what you've completed. Nothing else is shown.",
  see: 'See what others see',
});
