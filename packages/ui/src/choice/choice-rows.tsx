import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { RadioMark } from './check-mark.tsx';
import './choice.css';

export interface ChoiceRowsProps {
  /** Names the group. */
  'aria-label': string;
  /** The `value` of the row that is picked; empty for none. */
  value: string;
  /** Told the `value` of the row that was picked. */
  onChange: (id: string) => void;
  /** The `ChoiceRow`s. */
  children: ReactNode;
}

/** Full-width rows of which one is picked, each with a second line and something at its end. */
export function ChoiceRows({ children, ...props }: ChoiceRowsProps) {
  return (
    <RadioGroup {...props} className="ul-choices">
      {children}
    </RadioGroup>
  );
}

export interface ChoiceRowProps {
  /** Tells the row from the others. */
  value: string;
  /** The first line. */
  title: string;
  /** The second line. */
  text?: string | undefined;
  /** At the end of the row, such as a price or an icon. */
  end?: ReactNode;
  /** Shown under the row, such as fields for what was picked. */
  children?: ReactNode;
}

/** One row of `ChoiceRows`. */
export function ChoiceRow({ value, title, text, end, children }: ChoiceRowProps) {
  return (
    <div className="ul-choices__row">
      <RadioField value={value}>
        <RadioButton className="ul-choice">
          <RadioMark />
          <span className="ul-choice__text">
            <span className="ul-choice__title">{title}</span>
            {text && <span className="ul-choice__help">{text}</span>}
          </span>
          <span>{end}</span>
        </RadioButton>
      </RadioField>
      {children}
    </div>
  );
}
