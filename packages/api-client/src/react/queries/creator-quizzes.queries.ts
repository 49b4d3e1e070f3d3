import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../client/api-error.ts';
import type { UplinkClient } from '../../client/client.ts';
import { isBody, named, type Result } from '../../client/result.ts';
import type { Schema } from '../../contract.ts';
import { DEFAULT_QUIZ_LIST_PAGE, QUIZ_CALL_ERRORS } from '../../domain/constants.ts';
import { readKey } from '../read.ts';

/**
 * The data of a creator's quiz call. Any status but 200 throws the words of the specification (section 8); the rest of
 * the error stays, so a form still finds its fields.
 */
async function orFail<Data>(call: Promise<Result<Data>>, message: string): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw named(cause);
  });
  if (response.status === 200) return data as Data;
  throw new ApiError(response.status, { ...(isBody(error) ? error : {}), message });
}

export interface CreatorQuizFilter {
  page?: number;
  pageSize?: number;
  productId?: number;
}

/** Quizzes of the products someone authors. */
export const creatorQuizzesQuery = (
  { api }: UplinkClient,
  { page = DEFAULT_QUIZ_LIST_PAGE, ...rest }: CreatorQuizFilter = {},
) => {
  const query = { ...rest, page };
  return queryOptions({
    queryKey: readKey('/creator/quizzes', { query }),
    queryFn: () =>
      orFail(api.GET('/creator/quizzes', { params: { query } }), QUIZ_CALL_ERRORS.list),
    placeholderData: keepPreviousData,
  });
};

/** A quiz with its answer key. */
export const creatorQuizQuery = ({ api }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: readKey('/creator/quizzes/{id}', { path: { id } }),
    queryFn: () =>
      orFail(api.GET('/creator/quizzes/{id}', { params: { path: { id } } }), QUIZ_CALL_ERRORS.get),
  });

/** A lesson with its quiz, if it has one. */
export const lessonQuizQuery = ({ api }: UplinkClient, moduleId: number) =>
  queryOptions({
    queryKey: readKey('/creator/modules/{moduleId}/quizzes', { path: { moduleId } }),
    queryFn: () =>
      orFail(
        api.GET('/creator/modules/{moduleId}/quizzes', { params: { path: { moduleId } } }),
        QUIZ_CALL_ERRORS.get,
      ),
  });

/** How learners answered a quiz. */
export const quizStatisticsQuery = ({ api }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: readKey('/creator/quizzes/{id}/statistics', { path: { id } }),
    queryFn: () =>
      orFail(
        api.GET('/creator/quizzes/{id}/statistics', { params: { path: { id } } }),
        QUIZ_CALL_ERRORS.get,
      ),
  });

/** Creates the quiz of a lesson. */
export const createQuiz = (
  { api }: UplinkClient,
  moduleId: number,
  body: Schema<'QuizForm'>,
): Promise<Schema<'CreatorQuiz'>> =>
  orFail(
    api.POST('/creator/modules/{moduleId}/quizzes', { params: { path: { moduleId } }, body }),
    QUIZ_CALL_ERRORS.create,
  );

export interface QuizPath {
  moduleId: number;
  quizId: number;
}

/** Changes a quiz that is still as its author saw it. */
export const updateQuiz = (
  { api }: UplinkClient,
  path: QuizPath,
  body: Schema<'QuizChange'>,
): Promise<Schema<'CreatorQuiz'>> =>
  orFail(
    api.PUT('/creator/modules/{moduleId}/quizzes/{quizId}', { params: { path }, body }),
    QUIZ_CALL_ERRORS.update,
  );

/** Takes a quiz out of its lesson; what was handed in stays. */
export const deleteQuiz = (
  { api }: UplinkClient,
  path: QuizPath,
  version: number,
): Promise<Schema<'DeletedQuiz'>> =>
  orFail(
    api.DELETE('/creator/modules/{moduleId}/quizzes/{quizId}', {
      params: { path, query: { version } },
    }),
    QUIZ_CALL_ERRORS.delete,
  );
