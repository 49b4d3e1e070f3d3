import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
  CheckboxGroup,
  Radio,
  RadioGroup,
} from 'react-aria-components';
import './choice.css';

export interface ChoiceOption {
  id: string;
  label: string;
  /** The key that picks it, shown at the end of the row. */
  shortcut?: string;
}

interface ChoicesProps {
  /** Names the group, or use `aria-labelledby`. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  options: readonly ChoiceOption[];
  isDisabled?: boolean;
}

export interface SingleChoiceProps extends ChoicesProps {
  value: string | null;
  onChange: (id: string) => void;
}

/** Full-width answer rows of which one is picked. */
export function SingleChoice({ options, value, onChange, ...props }: SingleChoiceProps) {
  return (
    <RadioGroup {...props} value={value} onChange={onChange} className="ul-choices">
      {options.map((option) => (
        <Radio key={option.id} value={option.id} className="ul-choice">
          <span className="ul-check__box" data-kind="radio" />
          <ChoiceText {...option} />
        </Radio>
      ))}
    </RadioGroup>
  );
}

export interface MultipleChoiceProps extends ChoicesProps {
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Full-width answer rows of which any number is picked. */
export function MultipleChoice({ options, value, onChange, ...props }: MultipleChoiceProps) {
  return (
    <CheckboxGroup {...props} value={[...value]} onChange={onChange} className="ul-choices">
      {options.map((option) => (
        <AriaCheckbox key={option.id} value={option.id} className="ul-choice">
          <CheckMark />
          <ChoiceText {...option} />
        </AriaCheckbox>
      ))}
    </CheckboxGroup>
  );
}

function ChoiceText({ label, shortcut }: ChoiceOption) {
  return (
    <>
      <span className="ul-grow">{label}</span>
      {shortcut && (
        <span className="ul-kbd ul-choice__key ul-hide-mobile" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </>
  );
}

function CheckMark() {
  return (
    <span className="ul-check__box">
      <Check className="ul-icon" size={13} aria-hidden />
    </span>
  );
}

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
}

/** A box to tick with its text. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className="ul-check">
      <CheckMark />
      <span>{children}</span>
    </AriaCheckbox>
  );
}
