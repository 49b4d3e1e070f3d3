import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { newId } from '@uplink/kit/saving';
import { linesOf } from '../shared/lines.rules.ts';
import type { surveysMessages } from './surveys.messages.ts';

type Kind = Schema<'SurveyQuestion'>['kind'];

export interface QuestionFields {
  id: string;
  kind: Kind;
  question: string;
  isRequired: boolean;
  /** One on each line. */
  choices: string;
}

export interface SurveyValues {
  title: string;
  intro: string;
  questions: QuestionFields[];
}

/** Answers name the question by its id, which begins with a letter. */
export const newQuestion = (): QuestionFields => ({
  id: `q-${newId()}`,
  kind: 'singleAnswer',
  question: '',
  isRequired: true,
  choices: '',
});

export const toSurveyValues = (
  { title, intro, questions }: Schema<'CreatorSurvey'>,
  messages: typeof surveysMessages,
): SurveyValues => ({
  title: title || messages.firstTitle,
  intro,
  questions: questions.map((one) => ({ ...one, choices: one.choices.join('\n') })),
});

export const toSurveyChange = ({
  title,
  intro,
  questions,
}: SurveyValues): Omit<Schema<'SurveyChange'>, 'version'> => ({
  title: title.trim(),
  intro,
  questions: questions.map((one) => ({
    ...one,
    question: one.question.trim(),
    choices: one.kind === 'openAnswer' ? [] : linesOf(one.choices),
  })),
});

/** What is wrong, by the path of its field. */
export function surveyFormFaults(
  { title, intro, questions }: SurveyValues,
  messages: typeof surveysMessages,
) {
  const faults: Record<string, string | undefined> = {
    title: required(title) ?? maxLength(120)(title),
    intro: maxLength(1000)(intro),
  };
  for (const [index, { kind, question, choices }] of questions.entries()) {
    faults[`questions[${index}].question`] = required(question) ?? maxLength(300)(question);
    if (kind !== 'openAnswer')
      faults[`questions[${index}].choices`] = choicesFault(linesOf(choices), messages);
  }
  return faults;
}

function choicesFault(choices: string[], messages: typeof surveysMessages): string | undefined {
  if (choices.length < 2) return messages.twoChoices;
  if (choices.length > 12) return messages.most;
  if (new Set(choices).size < choices.length) return messages.sameChoice;
  return choices.map(maxLength(200)).find(Boolean);
}
