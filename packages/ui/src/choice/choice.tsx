import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup,
  RadioButton,
  RadioField,
  RadioGroup,
} from 'react-aria-components';
import { CheckMark, RadioMark } from './check-mark.tsx';
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
  /** The id of the element that names the group. */
  'aria-labelledby'?: string;
  /** The answers in their order. */
  options: readonly ChoiceOption[];
  /** Nothing can be picked. @default false */
  isDisabled?: boolean;
  /** What is picked is shown and can't be changed. @default false */
  isReadOnly?: boolean;
}

export interface SingleChoiceProps extends ChoicesProps {
  /** The id of the answer that is picked; null for none. */
  value: string | null;
  /** Told the id of the answer that was picked. */
  onChange: (id: string) => void;
}

/** Full-width answer rows of which one is picked. */
export function SingleChoice({ options, value, onChange, ...props }: SingleChoiceProps) {
  return (
    <RadioGroup {...props} value={value} onChange={onChange} className="ul-choices">
      {options.map((option) => (
        <RadioField key={option.id} value={option.id} className="ul-choices__row">
          <RadioButton className="ul-choice">
            <RadioMark />
            <ChoiceText {...option} />
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}

export interface MultipleChoiceProps extends ChoicesProps {
  /** The ids of the answers that are picked. */
  value: readonly string[];
  /** Told the ids of all that are picked now. */
  onChange: (ids: string[]) => void;
}

/** Full-width answer rows of which any number is picked. */
export function MultipleChoice({ options, value, onChange, ...props }: MultipleChoiceProps) {
  return (
    <CheckboxGroup {...props} value={[...value]} onChange={onChange} className="ul-choices">
      {options.map((option) => (
        <CheckboxField key={option.id} value={option.id} className="ul-choices__row">
          <CheckboxButton className="ul-choice">
            <CheckMark />
            <ChoiceText {...option} />
          </CheckboxButton>
        </CheckboxField>
      ))}
    </CheckboxGroup>
  );
}

function ChoiceText({ label, shortcut }: ChoiceOption) {
  return (
    <>
      <span className="ul-choice__text">{label}</span>
      {shortcut && (
        <span className="ul-choice__key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </>
  );
}
