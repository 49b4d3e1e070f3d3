import { defineMessages } from '@uplink/api-client/messages';

export const pickersMessages = defineMessages('creator/pickers', {
  typeMore: 'Type at least three letters',
  nothingFound: 'Nothing found',
  gone: 'A product that is no longer yours',
  remove: (name: string) => `Remove ${name}`,
});
