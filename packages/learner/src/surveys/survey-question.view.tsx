import type { Schema } from '@uplink/api-client';
import { SURVEY_ANSWER_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useFaultWords } from '@uplink/kit/forms';
import { Checkbox, CheckboxGroup, Radio, RadioGroup } from '@uplink/ui/choice';
import { TextArea } from '@uplink/ui/field';
import { surveyMessages } from './survey.messages.ts';
import type { SurveyValues } from './survey.rules.ts';

type Answer = SurveyValues[string];

export interface SurveyQuestionViewProps extends Answer {
  question: Schema<'SurveyQuestion'>;
  error: string | undefined;
  onAnswer: (answer: Answer) => void;
}

/** One question: one of several, any of several, or words. */
export function SurveyQuestionView(props: SurveyQuestionViewProps) {
  const messages = useMessages(surveyMessages);
  const inWords = useFaultWords();
  const { question, choices, text, error, onAnswer } = props;
  const field = {
    label: question.question,
    isRequired: question.isRequired,
    errorMessage: error && inWords(error),
    validationBehavior: 'aria' as const,
    ...(!question.isRequired && { hint: messages.optional }),
  };
  switch (question.kind) {
    case 'singleAnswer':
      return (
        <RadioGroup
          {...field}
          value={choices[0] ?? null}
          onChange={(choice) => onAnswer({ choices: [choice], text: '' })}
        >
          {question.choices.map((choice) => (
            <Radio key={choice} value={choice}>
              {choice}
            </Radio>
          ))}
        </RadioGroup>
      );
    case 'multipleAnswer':
      return (
        <CheckboxGroup
          {...field}
          value={choices}
          onChange={(chosen) => onAnswer({ choices: chosen, text: '' })}
        >
          {question.choices.map((choice) => (
            <Checkbox key={choice} value={choice}>
              {choice}
            </Checkbox>
          ))}
        </CheckboxGroup>
      );
    case 'openAnswer':
      return (
        <TextArea
          {...field}
          rows={3}
          value={text}
          description={text !== '' && messages.left(SURVEY_ANSWER_MAX_LENGTH - [...text].length)}
          onChange={(typed) => onAnswer({ choices: [], text: typed })}
        />
      );
  }
}
