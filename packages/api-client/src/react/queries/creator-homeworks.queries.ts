import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';

export type CreatorHomeworkFilter = NonNullable<
  operations['listCreatorHomeworks']['parameters']['query']
>;

/** Homework of the products someone authors. */
export const creatorHomeworksQuery = (client: UplinkClient, query: CreatorHomeworkFilter) =>
  queryOptions({
    ...read(client, '/creator/homeworks', { query }),
    placeholderData: keepPreviousData,
  });

/** A lesson with its homework, if it has one. */
export const lessonHomeworkQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/creator/modules/{moduleId}/homework', { path: { moduleId } }));
