import { defineMessages } from '@uplink/api-client/messages';

export const pickersMessages = defineMessages('creator/pickers', {
  typeMore: 'Type three letters of a name',
  nothingFound: 'Nothing found',
  gone: 'A product that is no longer yours',
  remove: (name: string) => `Remove ${name}`,
});
