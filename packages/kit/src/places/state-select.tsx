import { countryCode, stateCode } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { TextField } from '@uplink/ui/field';
import { PlaceSelect } from './place-select.tsx';
import { placesMessages } from './places.messages.ts';
import type { StateFieldProps } from './places.types.ts';

/** The state of an address: from the list of its country, or as text where the country has none. */
export function StateSelect({ country, ...props }: StateFieldProps) {
  const { states } = useMessages(placesMessages);
  const names = states[countryCode(country) ?? ''];
  if (!names) return <TextField {...props} autoComplete="address-level1" maxLength={100} />;
  const value = stateCode(country, props.value) ?? '';
  return <PlaceSelect {...props} names={names} value={value} autoComplete="address-level1" />;
}
