import { Minus, Plus } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { IconButton } from '../button/button.tsx';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { InputGroup } from '../field/input-group.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { numberFieldMessages } from './number-field.messages.ts';
import './number-field.css';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'>,
    FieldLook {
  /** An example of what to type; never the only instruction. */
  placeholder?: string;
}

/** A number to type, or to change with the arrow keys, Page Up and Down, Home and End, or two buttons. */
export const NumberField = forwardRef(function NumberField(
  { placeholder, ...props }: NumberFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const messages = useMessages(numberFieldMessages);
  const { field, frame } = splitField(props);
  const step = { size: 'sm', excludeFromTabOrder: true } as const;
  return (
    <AriaNumberField {...field} className="ul-field ul-number-field">
      <FieldFrame {...frame}>
        <InputGroup inputRef={ref} placeholder={placeholder}>
          <IconButton
            {...step}
            slot="decrement"
            aria-label={messages.decrease(frame.label)}
            icon={<Minus className="ul-icon" size={16} aria-hidden />}
          />
          <IconButton
            {...step}
            slot="increment"
            aria-label={messages.increase(frame.label)}
            icon={<Plus className="ul-icon" size={16} aria-hidden />}
          />
        </InputGroup>
      </FieldFrame>
    </AriaNumberField>
  );
});
