import { Star } from 'lucide-react';
import { useState } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { fromText, type Score, toText } from '../field/score.rules.ts';
import { useMessages } from '../messages/use-messages.ts';
import { starsMessages } from './stars.messages.ts';
import './stars.css';

const scores = [1, 2, 3, 4, 5];

export interface StarRatingProps
  extends Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'orientation' | keyof Score
    >,
    FieldLook,
    Score {
  /** What each score says, from one star to five. */
  words?: readonly string[];
}

/** One to five stars to give. */
export function StarRating({
  words = [],
  value,
  defaultValue,
  onChange,
  ...props
}: StarRatingProps) {
  const messages = useMessages(starsMessages);
  const { field, frame } = splitField(props);
  const [pointedAt, setPointedAt] = useState(0);
  const give = (score: number) => {
    // A pointer that rests on another star hides no score given by key.
    setPointedAt(0);
    onChange?.(score);
  };
  const say = (score: number) =>
    [messages.score(score, scores.length), words[score - 1]].filter(Boolean).join(', ');
  return (
    <AriaRadioGroup
      {...field}
      {...toText({ value, defaultValue, onChange: give })}
      orientation="horizontal"
      className="ul-field"
    >
      {({ state }) => {
        const shown = pointedAt || (fromText(state.selectedValue) ?? 0);
        return (
          <FieldFrame {...frame}>
            <div className="ul-stars">
              {scores.map((score) => (
                <RadioField key={score} value={String(score)} aria-label={say(score)}>
                  <RadioButton
                    className="ul-stars__star"
                    data-on={score <= shown || undefined}
                    onHoverStart={() => setPointedAt(score)}
                    onHoverEnd={() => setPointedAt(0)}
                  >
                    <Star className="ul-icon" size={24} aria-hidden />
                  </RadioButton>
                </RadioField>
              ))}
              {/* Room for it is kept, so that nothing moves with the first star. */}
              <span className="ul-stars__words" aria-hidden="true">
                {shown > 0 && say(shown)}
              </span>
            </div>
          </FieldFrame>
        );
      }}
    </AriaRadioGroup>
  );
}
