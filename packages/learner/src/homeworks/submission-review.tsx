'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { homeworkSubmissionQuery, meQuery, notReady, useUplink } from '@uplink/api-client/react';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { RichText } from '@uplink/ui/rich-text';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { useState } from 'react';
import { cleanHtml } from '../shared/clean-html.ts';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { SubmissionStatusBadge } from '../shared/submission-status.tsx';
import { HandedIn } from './homework-player.view.tsx';
import { ThreadView } from './thread.view.tsx';
import './homework.css';

export interface SubmissionReviewProps {
  homeworkId: number;
  submissionId: number;
}

/** One handed-in homework: its learner reads along, its mentor accepts it or sends it back. */
export function SubmissionReview({ homeworkId, submissionId }: SubmissionReviewProps) {
  const client = useUplink();
  const queries = useQueryClient();
  const path = { homeworkId, submissionId };
  const options = homeworkSubmissionQuery(client, path);
  const query = useQuery(options);
  const me = useQuery(meQuery(client));
  const [message, setMessage] = useState('');
  const refresh = () =>
    Promise.all(
      [options.queryKey, ['/homeworks/-/submissions']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const review = useMutation({
    mutationFn: async (status: 'complete' | 'needsRevision') => {
      if (message.trim() !== '') await send.mutateAsync();
      return client.unwrap(
        client.api.PATCH('/homeworks/{homeworkId}/submissions/{submissionId}', {
          params: { path },
          body: { status },
        }),
      );
    },
    onSuccess: refresh,
  });
  const send = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/homeworks/{homeworkId}/submissions/{submissionId}/feedback', {
          params: { path },
          body: { message },
        }),
      ),
    onSuccess: async () => {
      setMessage('');
      await refresh();
    },
  });
  const openFile = useMutation({
    mutationFn: (fileId: number) =>
      client.unwrap(
        client.api.GET('/homeworks/{homeworkId}/submissions/{submissionId}/files/{fileId}', {
          params: { path: { ...path, fileId } },
        }),
      ),
    onSuccess: ({ url }) => {
      location.assign(url);
    },
  });

  if (!query.data || !me.data) {
    return (
      <NotReadyView
        state={notReady(query.data ? me : query)}
        noun="The submission"
        empty={<State title="This submission does not exist" />}
        skeleton={<Skeleton height={320} />}
      />
    );
  }
  const { homework, submission, canReview } = query.data;
  return (
    <>
      <div className="ul-row" data-justify="between" data-align="top">
        <div>
          <p className="ul-eyebrow">
            {submission.lesson.product.name}, {submission.lesson.name}
          </p>
          <h1 className="ul-h1" tabIndex={-1}>
            {submission.title}
          </h1>
          {canReview && (
            <p className="ul-row ul-gap-8 ul-muted">
              <Avatar name={submission.user.name} size="xs" isDecorative />
              <span>{submission.user.name}</span>
            </p>
          )}
        </div>
        <SubmissionStatusBadge status={submission.status} />
      </div>
      <div className="ul-homework">
        <div className="ul-stack ul-gap-24">
          <Card>
            <RichText html={homework.brief} sanitize={cleanHtml} />
          </Card>
          {submission.version > 0 && (
            <HandedIn submission={submission} task={homework} onOpenFile={openFile.mutate} />
          )}
          {canReview && (
            <Card>
              <div className="ul-row" data-justify="between">
                <span className="ul-small ul-muted">
                  What you wrote in the message goes with it.
                </span>
                <div className="ul-row ul-gap-8">
                  <Button
                    isDisabled={submission.status !== 'pending' && submission.status !== 'complete'}
                    isPending={review.isPending && review.variables === 'needsRevision'}
                    onPress={() => review.mutate('needsRevision')}
                  >
                    {submission.status === 'complete' ? 'Open again' : 'Ask for a revision'}
                  </Button>
                  <Button
                    variant="primary"
                    isDisabled={submission.status !== 'pending'}
                    isPending={review.isPending && review.variables === 'complete'}
                    onPress={() => review.mutate('complete')}
                  >
                    Accept homework
                  </Button>
                </div>
              </div>
            </Card>
          )}
        </div>
        <Card title="Feedback">
          <ThreadView
            submission={submission}
            ownUserId={me.data.id}
            mentor={submission.reviewedBy}
            draft={message}
            onDraft={setMessage}
            onSend={() => send.mutate()}
            isSending={send.isPending}
          />
        </Card>
      </div>
    </>
  );
}
