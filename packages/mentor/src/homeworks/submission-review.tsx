'use client';
import { useMessages } from '@uplink/api-client/messages';
import { HomeworkSkeleton } from '@uplink/kit/homeworks';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { useSubmissionReview } from './submission-review.controller.ts';
import { submissionReviewMessages } from './submission-review.messages.ts';
import { SubmissionReviewView } from './submission-review.view.tsx';

export interface SubmissionReviewProps {
  /** The homework. */
  homeworkId: number;
  /** What was handed in for it. */
  submissionId: number;
}

/** One handed-in homework: its learner reads along, its mentor accepts it or sends it back. */
export function SubmissionReview(props: SubmissionReviewProps) {
  const messages = useMessages(submissionReviewMessages);
  const state = useSubmissionReview(props);
  if (state.status === 'ready') return <SubmissionReviewView {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      empty={noResource({ title: messages.none, text: messages.noneText })}
      skeleton={<HomeworkSkeleton />}
    />
  );
}
