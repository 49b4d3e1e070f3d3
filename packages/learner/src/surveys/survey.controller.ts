import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { NO_MODULE_ID, surveyErrors } from '@uplink/api-client/domain';
import {
  type NotReady,
  notReady,
  productQuery,
  surveyAnswer,
  surveyQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useKeptText } from '@uplink/kit/saving';
import { useState } from 'react';
import { readKept, type SurveyValues, toAnswers, toValues } from './survey.rules.ts';

export interface SurveyForm {
  values: SurveyValues;
  /** Errors by question, after the first attempt to hand it in. */
  errors: Readonly<Record<string, string>>;
  onAnswer: (questionId: string, answer: SurveyValues[string]) => void;
  isSending: boolean;
  /** Why it was not handed in. */
  sendError: string | undefined;
  onSend: () => void;
}

export interface SurveyReady extends SurveyForm {
  status: 'ready';
  survey: Schema<'Survey'>;
  /** Whether the form is shown; otherwise the answers that were given. */
  isOpen: boolean;
  onChange: () => void;
}

/** The survey of a program. What was typed is kept on this device until it is handed in. */
export function useSurvey(product: { type: number; uniqueName: string }): NotReady | SurveyReady {
  const client = useUplink();
  const found = useQuery(productQuery(client, product));
  const id = found.data?.id ?? NO_MODULE_ID;
  const query = useQuery({ ...surveyQuery(client, id), enabled: id !== NO_MODULE_ID });
  const [kept, keep] = useKeptText(`survey.${id}`);
  const [isChanging, setChanging] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({ ...surveyAnswer(client, id) });
  const survey = query.data;

  if (found.data === null) return { status: 'empty' };
  if (!survey) return notReady(found.data ? query : found);

  const values = { ...toValues(survey.answers), ...readKept(kept) };
  const answers = toAnswers(survey.questions, values);
  const errors = surveyErrors(survey.questions, answers);
  const refused = error instanceof ApiError ? error.body.fieldErrors : undefined;
  return {
    status: 'ready',
    survey,
    values,
    errors: wasTried ? { ...refused, ...errors } : {},
    isOpen: survey.answeredAt === null || isChanging,
    isSending: isPending,
    sendError: error?.message,
    onChange: () => setChanging(true),
    onAnswer: (questionId, answer) =>
      keep(JSON.stringify({ ...readKept(kept), [questionId]: answer })),
    onSend: () => {
      setTried(true);
      if (Object.keys(errors).length > 0) return;
      mutate(answers, {
        onSuccess: () => {
          keep('');
          setChanging(false);
          setTried(false);
        },
      });
    },
  };
}
