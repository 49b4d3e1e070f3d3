import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  homeworkSubmissionQuery,
  meQuery,
  type NotReady,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { useKeptText } from '../shared/kept-text.ts';
import { useOpenFile } from './open-file.controller.ts';
import { messages } from './submission-review.messages.ts';
import type { ReviewTo } from './submission-review.rules.ts';

export interface SubmissionReviewReady {
  status: 'ready';
  reviewed: Schema<'ReviewedSubmission'>;
  ownUserId: number;
  /** What the mentor did last on this page. */
  lastReview: ReviewTo | undefined;
  /** What is being sent now. */
  reviewing: ReviewTo | undefined;
  reviewError: string | undefined;
  message: string;
  isSending: boolean;
  sendError: string | undefined;
  onReview: (to: ReviewTo) => void;
  onMessage: (text: string) => void;
  onSend: () => void;
  onOpenFile: (fileId: number) => void;
}

/** Loads one handed-in homework; sends its mentor's decision and what either side writes. */
export function useSubmissionReview(path: {
  homeworkId: number;
  submissionId: number;
}): NotReady | SubmissionReviewReady {
  const client = useUplink();
  const queries = useQueryClient();
  const options = homeworkSubmissionQuery(client, path);
  const query = useQuery(options);
  const me = useQuery(meQuery(client));
  const openFile = useOpenFile();
  const [message, setMessage] = useKeptText(`feedback.${path.submissionId}`);
  const refresh = () =>
    Promise.all(
      [options.queryKey, ['/homeworks/-/submissions']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const send = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/homeworks/{homeworkId}/submissions/{submissionId}/feedback', {
          params: { path },
          body: { message },
        }),
        { rethrow: true },
      ),
    onSuccess: async () => {
      setMessage('');
      await refresh();
    },
  });
  const review = useMutation({
    mutationFn: async (status: ReviewTo) => {
      if (message.trim() !== '') await send.mutateAsync();
      return client.unwrap(
        client.api.PATCH('/homeworks/{homeworkId}/submissions/{submissionId}', {
          params: { path },
          body: { status },
        }),
        { rethrow: true },
      );
    },
    // After a refusal too: somebody else may have reviewed it in between.
    onSettled: refresh,
  });

  if (!query.data || !me.data) return notReady(query.data ? me : query);
  return {
    status: 'ready',
    reviewed: query.data,
    ownUserId: me.data.id,
    lastReview: review.data && review.variables,
    reviewing: review.isPending ? review.variables : undefined,
    reviewError: send.error ? undefined : review.error?.message,
    message,
    isSending: send.isPending,
    sendError: send.error ? messages.notSent : undefined,
    onReview: review.mutate,
    onMessage: setMessage,
    onSend: () => send.mutate(),
    onOpenFile: (fileId) => openFile({ ...path, fileId }),
  };
}
