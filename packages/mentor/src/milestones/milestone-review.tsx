'use client';
import { useMessages } from '@uplink/api-client/messages';
import { MilestonesSkeleton } from '@uplink/kit/milestones';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { type MilestoneAddress, useMilestoneReview } from './milestone-review.controller.ts';
import { milestoneReviewMessages } from './milestone-review.messages.ts';
import { MilestoneReviewView } from './milestone-review.view.tsx';

export type MilestoneReviewProps = MilestoneAddress;

/** A learner's milestone for who decides on it: the work, what happened, and the decision. */
export function MilestoneReview(props: MilestoneReviewProps) {
  const messages = useMessages(milestoneReviewMessages);
  const state = useMilestoneReview(props);
  if (state.status === 'ready') return <MilestoneReviewView {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      empty={noResource({ title: messages.none, text: messages.noneText })}
      skeleton={<MilestonesSkeleton />}
    />
  );
}
