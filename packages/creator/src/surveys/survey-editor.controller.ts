import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorSurveyQuery, useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';
import { type Form, useForm } from '@uplink/kit/forms';
import {
  type SurveyValues,
  surveyFormFaults,
  toSurveyChange,
  toSurveyValues,
} from './survey-form.rules.ts';
import { surveysMessages } from './surveys.messages.ts';

/** The survey of a program while it is written; saved by its button on the version that was seen. */
export function useSurveyForm(
  productId: number,
  survey: Schema<'CreatorSurvey'>,
): Form<SurveyValues> {
  const messages = useMessages(surveysMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = creatorSurveyQuery(client, productId);
  return useForm<SurveyValues>({
    stored: toSurveyValues(survey, messages),
    rules: (values) => surveyFormFaults(values, messages),
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: field === 'questions' ? messages.noun : messages[field],
      lines: Array.isArray(value)
        ? (value as SurveyValues['questions']).map(({ question }) => question)
        : [String(value)],
    }),
    fetchStored: async () =>
      toSurveyValues(await queries.fetchQuery({ ...options, staleTime: 0 }), messages),
    async send(values) {
      const { version } = queries.getQueryData(options.queryKey) ?? survey;
      const saved = await client.unwrap(
        client.api.PUT('/creator/me/modules/{id}/survey', {
          params: { path: { id: productId } },
          body: { ...toSurveyChange(values), version },
        }),
        { rethrow: true },
      );
      queries.setQueryData(options.queryKey, saved);
      return toSurveyValues(saved, messages);
    },
  });
}

/** Downloads the answers as a file. */
export function useAnswersFile(productId: number) {
  const { api, unwrap } = useUplink();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/creator/me/modules/{id}/survey/answers/file', {
          params: { path: { id: productId } },
          parseAs: 'blob',
        }),
        { rethrow: true },
      ),
    onSuccess: (file) => saveFile(file, 'survey-answers.csv'),
  });
}
