import { defineMessages } from '@uplink/api-client/messages';

/** The texts of address fields. */
export const placesMessages = defineMessages('kit/places', {
  none: 'Not specified',
});
