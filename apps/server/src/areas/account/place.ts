import { countryCode, stateCode } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';

interface Place {
  country: string | null;
  state: string | null;
}

type Note = (field: 'country' | 'state', fault: string) => void;

/**
 * Country and state by their codes, which tax and parcels depend on. Both can be sent by name; what the lists don't
 * have is noted.
 */
export function cleanPlace<Found extends Place>(place: Found, note: Note): Found {
  const { country, state } = place;
  if (!country) return place;
  const code = countryCode(country);
  if (!code) {
    note('country', 'Choose a country from the list.');
    return place;
  }
  const found = state ? stateCode(code, state) : state;
  if (found === undefined) note('state', 'Choose a state from the list.');
  return { ...place, country: code, state: found ?? state };
}

/** The same, where a place that isn't known is refused at once. */
export function requirePlace<Found extends Place>(place: Found): Found {
  return cleanPlace(place, (field, fault) => {
    throw unprocessable(fault, { [field]: fault });
  });
}

/** What isn't known of a place, by field. */
export function placeFaults(place: Place): Record<string, string> {
  const faults: Record<string, string> = {};
  cleanPlace(place, (field, fault) => {
    faults[field] = fault;
  });
  return faults;
}
