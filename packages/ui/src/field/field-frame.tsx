import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text, type ValidationResult } from 'react-aria-components';
import './field.css';

export interface FieldLook {
  /** Names the field. */
  label: string;
  /** Keeps the name for those who do not see the field, where its place tells enough. @default false */
  isLabelHidden?: boolean;
  /** Beside the label, e.g. 'optional'. */
  hint?: string;
  /** Help under the field: a line, or a list of rules. */
  description?: ReactNode;
  /** The first thing wrong, as the sentence to show; or how to say what the browser found. */
  errorMessage?: string | ((validation: ValidationResult) => string) | undefined;
}

/** Parts what the frame draws from what the field itself takes. */
export function splitField<Props extends FieldLook & { isInvalid?: boolean }>(props: Props) {
  const { label, isLabelHidden, hint, description, errorMessage, ...field } = props;
  return {
    frame: { label, isLabelHidden, hint, description, errorMessage },
    field: {
      ...field,
      ...(isLabelHidden && { 'aria-label': label }),
      // Left out while nothing is wrong, so that the browser's own checks still show.
      ...(typeof errorMessage === 'string' && { isInvalid: true }),
    },
  };
}

/** Label above, error and help below: the same around every field and group. */
export function FieldFrame({
  label,
  isLabelHidden,
  hint,
  description,
  errorMessage,
  children,
}: FieldLook & { children: ReactNode }) {
  return (
    <>
      {!isLabelHidden && (
        <Label className="ul-field__label">
          <span>{label}</span>
          {hint && <span className="ul-field__hint">{hint}</span>}
        </Label>
      )}
      {children}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </>
  );
}

/** What is wrong and what helps. Help stays beside an error: it often says how to mend it. */
export function FieldNotes({
  description,
  errorMessage,
}: Pick<FieldLook, 'description' | 'errorMessage'>) {
  return (
    <>
      <FieldError className="ul-field__error">
        {(validation) => (
          <>
            <CircleAlert className="ul-icon" size={16} aria-hidden />
            <span>
              {typeof errorMessage === 'function'
                ? errorMessage(validation)
                : (errorMessage ?? validation.validationErrors[0])}
            </span>
          </>
        )}
      </FieldError>
      {description && (
        <Text slot="description" elementType="div" className="ul-field__help">
          {description}
        </Text>
      )}
    </>
  );
}
