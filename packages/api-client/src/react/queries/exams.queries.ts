import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';

/** Which exams of the list. */
export interface ExamFilter {
  kind?: Schema<'AssessmentKind'> | undefined;
  page?: number | undefined;
}

/** Exams of the own products. */
export const myExamsQuery = ({ api, unwrap }: UplinkClient, { kind, page = 0 }: ExamFilter) =>
  queryOptions({
    queryKey: ['/me/exams', { kind, page }],
    queryFn: () =>
      unwrap(
        api.GET('/me/exams', {
          params: { query: { page, pageSize: 20, ...(kind && { kind }) } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** An exam with how its learner stands in it. */
export const examQuery = ({ api, unwrap }: UplinkClient, uniqueName: string) =>
  queryOptions({
    queryKey: ['/exams/{uniqueName}', uniqueName],
    queryFn: () => unwrap(api.GET('/exams/{uniqueName}', { params: { path: { uniqueName } } })),
  });

/** An own attempt with what was saved in it. */
export const examAttemptQuery = ({ api, unwrap }: UplinkClient, examAttemptId: number) =>
  queryOptions({
    queryKey: ['/me/exams/attempts/{examAttemptId}', examAttemptId],
    queryFn: () =>
      unwrap(
        api.GET('/me/exams/attempts/{examAttemptId}', { params: { path: { examAttemptId } } }),
        // Asked for again and again; the page itself says when the link is gone.
        { rethrow: true },
      ),
  });

/** The results of an exam's completed attempts. */
export const examResultsQuery = ({ api, unwrap }: UplinkClient, uniqueName: string) =>
  queryOptions({
    queryKey: ['/exams/{uniqueName}/results', uniqueName],
    queryFn: () =>
      unwrap(api.GET('/exams/{uniqueName}/results', { params: { path: { uniqueName } } })),
  });

/** Everything that changes when an attempt starts or ends. */
export const examKeys = [
  ['/me/exams'],
  ['/exams/{uniqueName}'],
  ['/exams/{uniqueName}/results'],
  ['/me/exams/attempts/{examAttemptId}'],
] as const;
