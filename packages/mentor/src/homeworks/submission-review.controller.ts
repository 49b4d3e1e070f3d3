import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  homeworkSubmissionQuery,
  meQuery,
  type NotReady,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { type ThreadWriting, useOpenFile, useThreadMessage } from '@uplink/kit/homeworks';
import { useHeldQuery } from '@uplink/kit/states';
import { type Claiming, useHomeworkClaim } from '../shared/claim/claim.controller.ts';
import { useChangeId } from '../shared/decisions/change-id.ts';
import { decidedMeanwhile } from '../shared/decisions/decided-meanwhile.ts';
import { decisionsMessages } from '../shared/decisions/decisions.messages.ts';
import { useRefreshReviews } from '../shared/refresh-reviews.ts';
import { submissionReviewMessages } from './submission-review.messages.ts';
import type { ReviewTo } from './submission-review.rules.ts';

export interface SubmissionReviewReady extends ThreadWriting {
  status: 'ready';
  reviewed: Schema<'ReviewedSubmission'>;
  ownUserId: number;
  /** What the mentor did last on this page. */
  lastReview: ReviewTo | undefined;
  /** What is being sent now. */
  reviewing: ReviewTo | undefined;
  reviewError: string | undefined;
  onReview: (to: ReviewTo) => void;
  onOpenFile: (fileId: number) => void;
  claiming: Claiming;
}

interface Decision {
  status: ReviewTo;
  seen: Schema<'Submission'>;
  /** Words in the thread, kept only with the decision. */
  message: string | undefined;
}

/** Loads one handed-in homework; sends its mentor's decision and what either side writes. */
export function useSubmissionReview(path: {
  homeworkId: number;
  submissionId: number;
}): NotReady | SubmissionReviewReady {
  const messages = useMessages(submissionReviewMessages);
  const decisionsTexts = useMessages(decisionsMessages);
  const formats = useFormats();
  const client = useUplink();
  const query = useHeldQuery(homeworkSubmissionQuery(client, path));
  const me = useQuery(meQuery(client));
  const openFile = useOpenFile();
  const refresh = useRefreshReviews();
  const { api, unwrap } = client;
  const claiming = useHomeworkClaim(path);
  const changeIdOf = useChangeId();
  const review = useMutation({
    mutationFn: ({ status, seen, message }: Decision) => {
      const expected = { status: seen.status, version: seen.version };
      const decision = { status, expected, ...(message !== undefined && { message }) };
      return unwrap(
        api.PATCH('/homeworks/{homeworkId}/submissions/{submissionId}', {
          params: { path },
          body: { ...decision, changeId: changeIdOf(decision) },
        }),
        { rethrow: true },
      );
    },
    // After a refusal too: someone else may have reviewed it in between.
    onSettled: refresh,
  });
  const thread = useThreadMessage({
    name: `feedback.${path.submissionId}`,
    submission: query.data?.submission,
    ownUserId: me.data?.id,
    post: (message) =>
      client.unwrap(
        client.api.POST('/homeworks/{homeworkId}/submissions/{submissionId}/feedback', {
          params: { path },
          body: { message },
        }),
        { rethrow: true },
      ),
    // It goes along with a decision.
    inDoubt: review.error ? review.variables.message : undefined,
    refresh,
  });
  const onReview = (status: ReviewTo, seen: Schema<'Submission'>) => {
    const message = thread.message.trim() === '' ? undefined : thread.message;
    review.mutate(
      { status, seen, message },
      { onSuccess: () => message !== undefined && thread.onMessage('') },
    );
  };

  if (!query.data || !me.data) return notReady(query.data ? me : query);
  const { submission } = query.data;
  return {
    status: 'ready',
    reviewed: query.data,
    ownUserId: me.data.id,
    lastReview: review.data && review.variables.status,
    reviewing: review.isPending ? review.variables.status : undefined,
    reviewError: thread.sendError
      ? undefined
      : decidedMeanwhile(review.error, messages.deeds, decisionsTexts, formats),
    onReview: (status) => onReview(status, submission),
    ...thread,
    onOpenFile: (fileId) => openFile({ ...path, fileId }),
    claiming,
  };
}
