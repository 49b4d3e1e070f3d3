import type { IncidentFilter } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';

export interface IncidentSearch extends IncidentFilter {
  /** The incident that is open. */
  incidentId?: number | undefined;
}

export type IncidentListProps = ListSearchProps<IncidentSearch>;
