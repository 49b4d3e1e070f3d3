import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components';
import './field.css';

interface FieldLook {
  /** Names the field; always shown. */
  label: string;
  /** Beside the label, e.g. 'optional'. */
  hint?: string;
  /** A line of help under the field. */
  description?: string;
  /** The first thing wrong, as the sentence to show. */
  errorMessage?: string | undefined;
}

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>,
    FieldLook {
  placeholder?: string;
}

/** One line of text. */
export function TextField({ placeholder, ...props }: TextFieldProps) {
  return (
    <Frame {...props}>
      <Input className="ul-input" placeholder={placeholder} />
    </Frame>
  );
}

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'type'>,
    FieldLook {
  placeholder?: string;
  /** Lines shown at first. @default 3 */
  rows?: number;
}

/** Several lines of text. */
export function TextArea({ placeholder, rows = 3, ...props }: TextAreaProps) {
  return (
    <Frame {...props}>
      <AriaTextArea className="ul-input" placeholder={placeholder} rows={rows} />
    </Frame>
  );
}

function Frame({
  label,
  hint,
  description,
  errorMessage,
  children,
  ...props
}: Omit<AriaTextFieldProps, 'children' | 'className'> & FieldLook & { children: ReactNode }) {
  return (
    <AriaTextField {...props} className="ul-field" isInvalid={errorMessage !== undefined}>
      <Label className="ul-field__label">
        <span>{label}</span>
        {hint && <em>{hint}</em>}
      </Label>
      {children}
      <FieldError className="ul-field__error">
        <CircleAlert className="ul-icon" size={16} aria-hidden />
        <span>{errorMessage}</span>
      </FieldError>
      {description && errorMessage === undefined && (
        <Text slot="description" className="ul-field__help">
          {description}
        </Text>
      )}
    </AriaTextField>
  );
}
