import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';

export type BankFilter = NonNullable<operations['listBankQuestions']['parameters']['query']>;

/** A page of the caller's question bank, with its topics. */
export const bankQuestionsQuery = (client: UplinkClient, query: BankFilter) =>
  queryOptions({
    ...read(client, '/creator/questions', { query }),
    placeholderData: keepPreviousData,
  });

/** A question of the caller's bank. */
export const bankQuestionQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/questions/{id}', { path: { id } }));

export type CreatorExamFilter = NonNullable<operations['listCreatorExams']['parameters']['query']>;

/** Exams or SQC that the caller owns. */
export const creatorExamsQuery = (client: UplinkClient, query: CreatorExamFilter) =>
  queryOptions({
    ...read(client, '/creator/exams', { query }),
    placeholderData: keepPreviousData,
  });

/** An exam that the caller owns. */
export const creatorExamQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/exams/{id}', { path: { id } }));

/** The results of all attempts at an exam. */
export const creatorExamResultsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/exams/{id}/results', { path: { id } }));
