import { COUNTRIES, STATES } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** The texts of address fields. `countriesFor` makes the names of countries in another language. */
export const placesMessages = defineMessages('kit/places', {
  none: 'Not specified',
  countries: COUNTRIES,
  /** By country. */
  states: STATES,
});
