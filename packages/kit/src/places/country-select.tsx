import { COUNTRIES, countryCode } from '@uplink/api-client/domain';
import { PlaceSelect } from './place-select.tsx';
import type { PlaceFieldProps } from './places.types.ts';

/** The country of an address. What was stored before there was a list is found by its name. */
export function CountrySelect({ value, ...props }: PlaceFieldProps) {
  return (
    <PlaceSelect
      {...props}
      names={COUNTRIES}
      value={countryCode(value) ?? ''}
      autoComplete="country"
    />
  );
}
