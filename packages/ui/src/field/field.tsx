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
export function TextField({ placeholder, ...props }: TextFieldProps) {
  const { field, frame } = splitField(props);
  return (
    <AriaTextField {...field} className="ul-field">
      <FieldFrame {...frame}>
        <Input className="ul-input" placeholder={placeholder} />
      </FieldFrame>
    </AriaTextField>
  );
}

export interface TextAreaProps extends Omit<TextFieldProps, 'type'> {
  /** Lines shown at first. @default 3 */
  rows?: number;
}

/** Several lines of text. */
export function TextArea({ placeholder, rows = 3, ...props }: TextAreaProps) {
  const { field, frame } = splitField(props);
  return (
    <AriaTextField {...field} className="ul-field">
      <FieldFrame {...frame}>
        <AriaTextArea className="ul-input" placeholder={placeholder} rows={rows} />
      </FieldFrame>
    </AriaTextField>
  );
}
