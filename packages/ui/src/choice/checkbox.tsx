import type { ReactNode } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components';
import { type FieldLook, FieldNotes } from '../field/field-frame.tsx';
import { CheckMark } from './check-mark.tsx';

export interface CheckboxProps
  extends Omit<AriaCheckboxFieldProps, 'children' | 'className' | 'style'>,
    Pick<FieldLook, 'description' | 'errorMessage'> {
  /** What ticking it says. */
  children: ReactNode;
}

/** A box to tick with its text. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <AriaCheckboxField
      {...props}
      {...(typeof errorMessage === 'string' && { isInvalid: true })}
      className="ul-check-field"
    >
      <CheckboxButton className="ul-check">
        {({ isIndeterminate }) => (
          <>
            <CheckMark isIndeterminate={isIndeterminate} />
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxField>
  );
}
