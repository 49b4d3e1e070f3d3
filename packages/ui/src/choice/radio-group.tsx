import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
  type RadioFieldProps,
  Text,
} from 'react-aria-components';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { RadioMark } from './check-mark.tsx';
import './group.css';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'>,
    FieldLook {
  /** The `Radio`s. */
  children: ReactNode;
}

/** A few answers under one label, of which one is picked. */
export function RadioGroup({ children, ...props }: RadioGroupProps) {
  const { field, frame } = splitField(props);
  return (
    <AriaRadioGroup {...field} className="ul-field">
      <FieldFrame {...frame}>
        <div className="ul-check-group" data-orientation={props.orientation}>
          {children}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

export interface RadioProps
  extends Omit<RadioFieldProps, 'children' | 'className' | 'style'>,
    Pick<FieldLook, 'description'> {
  /** What picking it says. */
  children: ReactNode;
}

/** One answer of a `RadioGroup`. */
export function Radio({ children, description, ...props }: RadioProps) {
  return (
    <RadioField {...props} className="ul-check-field">
      <RadioButton className="ul-check">
        <RadioMark />
        <span>{children}</span>
      </RadioButton>
      {description && (
        <Text slot="description" elementType="div" className="ul-field__help">
          {description}
        </Text>
      )}
    </RadioField>
  );
}
