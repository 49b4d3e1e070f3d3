'use client';
import { useMessages } from '@uplink/api-client/messages';
import { MilestonesSkeleton } from '@uplink/kit/milestones';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { useApplicationReview } from './application-review.controller.ts';
import { applicationReviewMessages } from './application-review.messages.ts';
import { ApplicationReviewView } from './application-review.view.tsx';

export interface ApplicationReviewProps {
  /** The application. */
  applicationId: number;
}

/** An application for who decides on it: what its applicant wrote and did, and the decision. */
export function ApplicationReview({ applicationId }: ApplicationReviewProps) {
  const messages = useMessages(applicationReviewMessages);
  const state = useApplicationReview(applicationId);
  if (state.status === 'ready') return <ApplicationReviewView {...state} />;
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
