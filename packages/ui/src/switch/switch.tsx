import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import {
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  SwitchButton,
  Text,
} from 'react-aria-components';
import './switch.css';

export interface SwitchProps
  extends Omit<AriaSwitchFieldProps, 'children' | 'className' | 'style' | 'inputRef'> {
  /** What is on or off. */
  children: ReactNode;
  /** A line of help under it. */
  description?: ReactNode;
}

/** Turns something on or off at once. What waits for a submit is a `Checkbox`. */
export const Switch = forwardRef(function Switch(
  { children, description, ...props }: SwitchProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <AriaSwitchField {...props} inputRef={ref} className="ul-switch-field">
      <SwitchButton className="ul-switch">
        <span className="ul-switch__track" />
        <span>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" elementType="div" className="ul-switch-field__help">
          {description}
        </Text>
      )}
    </AriaSwitchField>
  );
});
