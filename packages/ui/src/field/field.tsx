import { type ForwardedRef, forwardRef } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { FieldFrame, type FieldLook, splitField } from './field-frame.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>,
    FieldLook {
  /** An example of what to type; never the only instruction. */
  placeholder?: string;
}

/** One line of text. */
export const TextField = forwardRef(function TextField(
  { placeholder, ...props }: TextFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { field, frame } = splitField(props);
  return (
    <AriaTextField {...field} className="ul-field">
      <FieldFrame {...frame}>
        <Input ref={ref} className="ul-input" placeholder={placeholder} />
      </FieldFrame>
    </AriaTextField>
  );
});

export interface TextAreaProps extends Omit<TextFieldProps, 'type'> {
  /** Lines shown at first. @default 3 */
  rows?: number;
}

/** Several lines of text. */
export const TextArea = forwardRef(function TextArea(
  { placeholder, rows = 3, ...props }: TextAreaProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  const { field, frame } = splitField(props);
  return (
    <AriaTextField {...field} className="ul-field">
      <FieldFrame {...frame}>
        <AriaTextArea ref={ref} className="ul-input" placeholder={placeholder} rows={rows} />
      </FieldFrame>
    </AriaTextField>
  );
});
