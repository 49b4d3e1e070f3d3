import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read, readKey } from '../read.ts';

/** Filters the list of exams. */
export interface ExamFilter {
  kind?: Schema<'AssessmentKind'> | undefined;
  page?: number | undefined;
}

/** The exams of the learner's products. */
export const myExamsQuery = (client: UplinkClient, { kind, page = 0 }: ExamFilter) =>
  queryOptions({
    ...read(client, '/me/exams', { query: { page, pageSize: 20, ...(kind && { kind }) } }),
    placeholderData: keepPreviousData,
  });

/** An exam and the learner's status in it. */
export const examQuery = (client: UplinkClient, uniqueName: string) =>
  queryOptions(read(client, '/exams/{uniqueName}', { path: { uniqueName } }));

/**
 * An attempt and its saved answers. Polled, so the page itself reports when the connection
 * is gone.
 */
export const examAttemptQuery = (client: UplinkClient, examAttemptId: number) =>
  queryOptions(
    read(
      client,
      '/me/exams/attempts/{examAttemptId}',
      { path: { examAttemptId } },
      { rethrow: true },
    ),
  );

/** The results of an exam's completed attempts. */
export const examResultsQuery = (client: UplinkClient, uniqueName: string) =>
  queryOptions(read(client, '/exams/{uniqueName}/results', { path: { uniqueName } }));

/** All queries that change when an attempt starts or ends. */
export const examKeys = [
  readKey('/me/exams'),
  readKey('/exams/{uniqueName}'),
  readKey('/exams/{uniqueName}/results'),
  readKey('/me/exams/attempts/{examAttemptId}'),
] as const;
