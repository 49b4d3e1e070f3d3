import { defineMessages } from '@uplink/api-client/messages';

export const pickersMessages = defineMessages('creator/pickers', {
  typeMore: 'Type three letters of a name',
  nothingFound: 'Nothing found',
  remove: (name: string) => `Remove ${name}`,
});
