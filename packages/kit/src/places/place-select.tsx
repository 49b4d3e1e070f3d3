import { useMessages } from '@uplink/api-client/messages';
import { Select } from '@uplink/ui/select';
import { placesMessages } from './places.messages.ts';
import type { PlaceFieldProps } from './places.types.ts';

interface PlaceSelectProps extends PlaceFieldProps {
  names: Readonly<Record<string, string>>;
  autoComplete: string;
}

const none = 'none';

/** One of many places: typing jumps to its name, and the browser can fill it in. */
export function PlaceSelect({ names, value, onChange, ...props }: PlaceSelectProps) {
  const messages = useMessages(placesMessages);
  const options = Object.entries(names)
    .map(([id, label]) => ({ id, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Select
      {...props}
      options={props.isRequired ? options : [{ id: none, label: messages.none }, ...options]}
      value={value || (props.isRequired ? '' : none)}
      onChange={(code) => onChange(code === none ? '' : code)}
    />
  );
}
