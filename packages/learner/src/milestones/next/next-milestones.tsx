'use client';
import { useQuery } from '@tanstack/react-query';
import { myMilestonesQuery, useUplink } from '@uplink/api-client/react';
import { nextMilestones } from '../milestones.rules.ts';
import { NextMilestonesView } from './next-milestones.view.tsx';

/** The next milestones of learners in a cohort; nothing for anyone else. */
export function NextMilestones() {
  const { data = [] } = useQuery(myMilestonesQuery(useUplink()));
  const next = nextMilestones(data);
  return next.length === 0 ? null : <NextMilestonesView milestones={next} />;
}
