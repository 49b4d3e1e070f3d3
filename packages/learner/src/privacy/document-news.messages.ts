import { defineMessages } from '@uplink/api-client/messages';

export const documentNewsMessages = defineMessages('learner/document-news', {
  title: 'Please read our documents',
  text: 'Accept the current versions, or read them first and do it at your next visit.',
  names: { termsOfSale: 'Terms of sale', privacy: 'Privacy' },
  since: (date: string) => `In force since ${date}`,
  newTab: '(opens in a new tab)',
  later: 'Later',
  accept: 'Accept',
});
