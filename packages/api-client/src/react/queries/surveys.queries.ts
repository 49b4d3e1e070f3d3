import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read } from '../read.ts';
import { contextQuery } from './account.queries.ts';

/** The onboarding survey of a program, with the learner's answers. */
export const surveyQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/me/modules/{id}/survey', { path: { id: moduleId } }));

/** Hands in a survey. The next context no longer asks for it. */
export const surveyAnswer = (client: UplinkClient, moduleId: number) =>
  mutationOptions({
    mutationFn: (answers: Schema<'SurveyAnswer'>[]) =>
      client.unwrap(
        client.api.PUT('/me/modules/{id}/survey', {
          params: { path: { id: moduleId } },
          body: { answers },
        }),
        { rethrow: true },
      ),
    onSuccess: (survey, _answers, _before, { client: queries }) => {
      queries.setQueryData(surveyQuery(client, moduleId).queryKey, survey);
      return queries.invalidateQueries({ queryKey: contextQuery(client).queryKey });
    },
  });

/** The survey of a program as its authors edit it. */
export const creatorSurveyQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/survey', { path: { id } }));

/** A page of the answers to the survey of a program. */
export const surveyAnswersQuery = (client: UplinkClient, id: number, cursor?: string) =>
  queryOptions({
    ...read(client, '/creator/me/modules/{id}/survey/answers', {
      path: { id },
      query: cursor === undefined ? {} : { cursor },
    }),
    placeholderData: keepPreviousData,
  });
