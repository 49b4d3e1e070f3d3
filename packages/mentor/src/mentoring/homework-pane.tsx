import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { homeworkSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { useOpenFile } from '@uplink/kit/homeworks';
import { claimHolder, useHomeworkClaim } from '../shared/claim/claim.controller.ts';
import { useComments } from './comments.controller.ts';
import { type Row, worksheetLines } from './document.rules.ts';
import { NewAttempt } from './new-attempt.view.tsx';
import type { PaneProps } from './pane.types.ts';
import { PaneState } from './pane-state.view.tsx';
import { PartsView } from './parts.view.tsx';
import { RemarksView } from './remarks.view.tsx';
import { reviewMessages } from './review.messages.ts';
import { ReviewPane } from './review-pane.view.tsx';
import type { Attempt } from './work.types.ts';

const previewPath = '/homeworks/{homeworkId}/submissions/{submissionId}/files/{fileId}/preview';

/** Handed-in homework with comments on its lines. */
export function HomeworkPane({ item, ownUserId, deciding, onNext }: PaneProps) {
  const client = useUplink();
  const { api, unwrap } = client;
  const path = { homeworkId: item.taskId, submissionId: item.id };
  const query = useQuery(homeworkSubmissionQuery(client, path));
  const openFile = useOpenFile();
  const version = query.data?.submission.version ?? item.version;
  const commenting = useComments(path, version);
  const claiming = useHomeworkClaim(path);
  const { verdicts } = useMessages(reviewMessages);
  if (!query.data) return <PaneState query={query} />;
  const { homework, submission, waiting } = query.data;
  const toAttempt = ({
    version,
    files,
    items,
    grades,
  }: Pick<typeof submission, 'version' | 'files' | 'items' | 'grades'>): Attempt => ({
    version,
    files,
    ...(homework.type === 'DIGITIZE' && {
      worksheet: worksheetLines(homework, items, grades ?? [], verdicts),
    }),
  });
  const [former] = submission.previous;
  const holder = claimHolder(submission.claim, ownUserId);
  const onWrite = (row: Row) => {
    if (holder === 'nobody' && !claiming.isSending) claiming.onTake();
    commenting.onWrite(row);
  };
  return (
    <ReviewPane
      item={{ ...item, version: submission.version }}
      title={submission.title}
      brief={homework.brief}
      waiting={waiting}
      claiming={{ ...claiming, claim: submission.claim, holder }}
      deciding={deciding}
      commenting={commenting}
      onNext={onNext}
    >
      <NewAttempt key={item.id} learner={item.user.name} version={submission.version} />
      <PartsView
        work={{ current: toAttempt(submission), previous: former && toAttempt(former) }}
        ownUserId={ownUserId}
        commenting={submission.status === 'pending' ? { ...commenting, onWrite } : undefined}
        load={(fileId) =>
          unwrap(api.GET(previewPath, { params: { path: { ...path, fileId } } }), { rethrow: true })
        }
        onDownload={(fileId) => openFile({ ...path, fileId })}
      />
      <RemarksView
        comments={commenting.comments}
        version={submission.version}
        onSettle={commenting.onSettle}
      />
    </ReviewPane>
  );
}
