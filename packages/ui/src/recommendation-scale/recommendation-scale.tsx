import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { type Score, toText } from '../field/score.rules.ts';
import { useMessages } from '../messages/use-messages.ts';
import { recommendationScaleMessages } from './recommendation-scale.messages.ts';
import './recommendation-scale.css';

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface RecommendationScaleProps
  extends Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'orientation' | keyof Score
    >,
    FieldLook,
    Score {
  /** What 0 says. @default 'Not at all' */
  lowText?: string;
  /** What 10 says. @default 'Very much' */
  highText?: string;
}

/** A number from 0 to 10 to give. */
export function RecommendationScale({
  lowText,
  highText,
  value,
  defaultValue,
  onChange,
  ...props
}: RecommendationScaleProps) {
  const messages = useMessages(recommendationScaleMessages);
  const { field, frame } = splitField(props);
  const low = lowText ?? messages.low;
  const high = highText ?? messages.high;
  const words: Record<number, string> = { 0: `, ${low}`, 10: `, ${high}` };
  return (
    <AriaRadioGroup
      {...field}
      {...toText({ value, defaultValue, onChange })}
      orientation="horizontal"
      className="ul-field"
    >
      <FieldFrame {...frame}>
        <div className="ul-scale">
          <span className="ul-scale__low" aria-hidden="true">
            {low}
          </span>
          <div className="ul-scale__scores">
            {scores.map((score) => (
              <RadioField
                key={score}
                value={String(score)}
                aria-label={`${score}${words[score] ?? ''}`}
              >
                <RadioButton className="ul-scale__score">{score}</RadioButton>
              </RadioField>
            ))}
          </div>
          <span className="ul-scale__high" aria-hidden="true">
            {high}
          </span>
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
