import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read, readKey } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

export type IncidentFilter = Gaps<NonNullable<operations['listIncidents']['parameters']['query']>>;

/** A page of incidents, for staff. */
export const incidentsQuery = (client: UplinkClient, filter: IncidentFilter) =>
  queryOptions({
    ...read(client, '/management/incidents', { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

/** An incident with its updates, for staff. */
export const incidentQuery = (client: UplinkClient, incidentId: number) =>
  queryOptions(read(client, '/management/incidents/{incidentId}', { path: { incidentId } }));

/** Everything that an update of an incident changes. */
export const incidentKeys = [
  readKey('/management/incidents'),
  readKey('/management/incidents/{incidentId}'),
];
