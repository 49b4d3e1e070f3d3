import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { lazyView } from '@uplink/ui/lazy-part';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { termsMessages } from './terms.messages.ts';

const DrawingPad = lazyView(
  async () => (await import('./drawing-pad.tsx')).DrawingPad,
  () => <Skeleton height={160} />,
);

/** How someone signs: by typing or by drawing. A drawing is not kept over a reload. */
export interface Signature {
  way: 'typed' | 'drawn';
  text: string;
  drawing: File | null;
}

export interface SignatureFieldProps {
  label: string;
  value: Signature;
  onChange: (value: Signature) => void;
  errorMessage: string | undefined;
}

/** A signature, typed or drawn: drawing needs a pointer, typing does not. */
export function SignatureField({ label, value, onChange, errorMessage }: SignatureFieldProps) {
  const messages = useMessages(termsMessages);
  const id = useId();
  const isFaulty = errorMessage !== undefined;
  return (
    <fieldset
      className="ul-signature"
      // What is typed has its fault at its field; of a sheet the focus goes to the choice above it.
      data-invalid={isFaulty && value.way === 'drawn' ? '' : undefined}
      {...(isFaulty && { 'aria-describedby': id })}
    >
      <legend className="ul-field__label">{label}</legend>
      <SegmentedControl
        aria-label={messages.way(label)}
        options={[
          { id: 'typed', label: messages.type },
          { id: 'drawn', label: messages.draw },
        ]}
        value={value.way}
        onChange={(way) => onChange({ ...value, way })}
      />
      {value.way === 'typed' ? (
        <div className="ul-signature__typed">
          <TextField
            label={messages.typed(label)}
            isLabelHidden
            autoComplete="off"
            maxLength={80}
            isInvalid={isFaulty}
            value={value.text}
            onChange={(text) => onChange({ ...value, text })}
          />
          <p className="ul-signature__look" aria-hidden>
            {value.text}
          </p>
        </div>
      ) : (
        <>
          <DrawingPad
            label={messages.drawHere(label)}
            isEmpty={value.drawing === null}
            onDraw={(drawing) => onChange({ ...value, drawing })}
          />
          <p className="ul-small ul-muted">{messages.drawHelp}</p>
          <Button size="sm" onPress={() => onChange({ ...value, drawing: null })}>
            {messages.clear}
          </Button>
        </>
      )}
      {errorMessage && (
        <p className="ul-field__error" id={id}>
          <CircleAlert className="ul-icon" size={16} aria-hidden />
          <span>{errorMessage}</span>
        </p>
      )}
    </fieldset>
  );
}
