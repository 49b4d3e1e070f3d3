import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components';
import { type FieldLook, FieldNotes } from '../field/field-frame.tsx';
import { CheckMark } from './check-mark.tsx';

export interface CheckboxProps
  extends Omit<AriaCheckboxFieldProps, 'children' | 'className' | 'style' | 'inputRef'>,
    Pick<FieldLook, 'description' | 'errorMessage'> {
  /** What ticking it says. */
  children: ReactNode;
}

/** A box to tick with its text. */
export const Checkbox = forwardRef(function Checkbox(
  { children, description, errorMessage, ...props }: CheckboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <AriaCheckboxField
      {...props}
      inputRef={ref}
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
});
