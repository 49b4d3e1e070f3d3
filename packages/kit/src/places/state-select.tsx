import { stateCode, statesOf } from '@uplink/api-client/domain';
import { TextField } from '@uplink/ui/field';
import { PlaceSelect } from './place-select.tsx';
import type { StateFieldProps } from './places.types.ts';

/** The state of an address: from the list of its country, or as text where the country has none. */
export function StateSelect({ country, ...props }: StateFieldProps) {
  const names = statesOf(country);
  if (!names) return <TextField {...props} autoComplete="address-level1" maxLength={100} />;
  const value = stateCode(country, props.value) ?? '';
  return <PlaceSelect {...props} names={names} value={value} autoComplete="address-level1" />;
}
