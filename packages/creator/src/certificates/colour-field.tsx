import { hexColour } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { FieldProps } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { type CSSProperties, useState } from 'react';
import { certificatesMessages } from './certificates.messages.ts';

/** Dark enough on white paper. */
const choices = ['#1F47D6', '#0E7A4D', '#8A4B08', '#0E1526'];

const painted = (colour: string) => ({ '--ul-colour': colour }) as CSSProperties;

/** A colour by its digits, with the last good one beside them and some to choose. */
export function ColourField(props: FieldProps<string>) {
  const messages = useMessages(certificatesMessages);
  const { value, onChange } = props;
  const [last, setLast] = useState(value);
  const isGood = hexColour(value) === undefined && value !== '';
  if (isGood && value !== last) setLast(value);
  return (
    <div className="ul-stack ul-gap-8">
      <div className="ul-colour">
        <span className="ul-colour__sample" style={painted(last)} aria-hidden />
        <TextField
          label={messages.border}
          {...(!isGood && { hint: messages.lastColour(last) })}
          {...props}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are buttons */}
      <div className="ul-colour__choices" role="group" aria-label={messages.colours}>
        {choices.map((colour) => (
          <button
            key={colour}
            type="button"
            className="ul-colour__choice"
            style={painted(colour)}
            aria-label={colour}
            aria-pressed={value.toLowerCase() === colour.toLowerCase()}
            onClick={() => onChange(colour)}
          />
        ))}
      </div>
    </div>
  );
}
