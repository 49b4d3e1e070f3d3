'use client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorModuleQuery,
  moduleCohortsQuery,
  moduleMilestonesQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { CohortList } from './cohort-list.tsx';
import { cohortsMessages } from './cohorts.messages.ts';
import { MilestoneList } from './milestone-list.tsx';
import './cohorts.css';

export interface ProgramCohortsProps {
  /** The program. */
  productId: number;
}

/** The cohorts of a program, and the milestones that each works towards. */
export function ProgramCohorts({ productId }: ProgramCohortsProps) {
  const messages = useMessages(cohortsMessages);
  const client = useUplink();
  const product = useHeldQuery(creatorModuleQuery(client, productId));
  const cohorts = useHeldQuery(moduleCohortsQuery(client, productId));
  const milestones = useHeldQuery(moduleMilestonesQuery(client, productId));
  if (product.data && cohorts.data && milestones.data) {
    const isReadOnly = product.data.permission === 'view';
    return (
      <div className="ul-stack ul-gap-24">
        <CohortList
          productId={productId}
          cohorts={cohorts.data}
          isReadOnly={isReadOnly}
          mayDelete={product.data.permission === 'manage'}
        />
        <MilestoneList productId={productId} stored={milestones.data} isReadOnly={isReadOnly} />
      </div>
    );
  }
  const waiting = [product, cohorts, milestones].find(({ data }) => !data) ?? product;
  return (
    <NotReadyView
      isMain
      state={notReady(waiting)}
      noun={messages.noun}
      skeleton={<PageSkeleton heights={[220, 320]} />}
    />
  );
}
