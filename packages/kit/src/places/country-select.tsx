import { countryCode } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { PlaceSelect } from './place-select.tsx';
import { placesMessages } from './places.messages.ts';
import type { PlaceFieldProps } from './places.types.ts';

/** The country of an address. What was stored before there was a list is found by its name. */
export function CountrySelect({ value, ...props }: PlaceFieldProps) {
  const { countries } = useMessages(placesMessages);
  return (
    <PlaceSelect
      {...props}
      names={countries}
      value={countryCode(value) ?? ''}
      autoComplete="country"
    />
  );
}
