import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import './group.css';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'>,
    FieldLook {
  /** Under each other, or side by side where there is room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** The `Checkbox`es, each with a `value`. */
  children: ReactNode;
}

/** Boxes under one label, of which any number may be ticked. */
export function CheckboxGroup({
  orientation = 'vertical',
  children,
  ...props
}: CheckboxGroupProps) {
  const { field, frame } = splitField(props);
  return (
    <AriaCheckboxGroup {...field} className="ul-field">
      <FieldFrame {...frame}>
        <div className="ul-check-group" data-orientation={orientation}>
          {children}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
