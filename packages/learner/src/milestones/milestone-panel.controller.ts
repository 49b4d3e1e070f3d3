import type { Schema } from '@uplink/api-client';
import { myMilestonesQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface MilestonePanelReady {
  status: 'ready';
  milestones: readonly Schema<'MyMilestone'>[];
}

/** Loads the milestones of a program's cohort. */
export function useMilestonePanel(moduleId: number): NotReady | MilestonePanelReady {
  const query = useHeldQuery(myMilestonesQuery(useUplink(), moduleId));
  if (!query.data) return notReady(query);
  return query.data.length === 0
    ? { status: 'empty' }
    : { status: 'ready', milestones: query.data };
}
