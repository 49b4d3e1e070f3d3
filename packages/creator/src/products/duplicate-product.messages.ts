import { defineMessages } from '@uplink/api-client/messages';

export const duplicateProductMessages = defineMessages('creator/duplicate-product', {
  title: (name: string) => `Duplicate ${name}`,
  action: 'Duplicate product',
  url: 'URL',
  alias: 'Alias',
  text: 'The copy is a draft with the same sections, lessons, prices, emails and certificates. It is made in the background. You’ll get an email when it’s ready.',
});
