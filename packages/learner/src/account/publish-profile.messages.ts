export const messages = {
  title: 'Public profile',
  publish: 'Publish my profile',
  help: 'Other learners find you by name, see your photo, headline, links, level and what you finished, and can follow you. Nothing else is shown.',
  see: 'See it as others do',
} as const;
