import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { meQuery, quizSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { SubmissionReview } from '@uplink/learner/homeworks';
import { QuizReview } from '@uplink/learner/quizzes';

export function HomeworkSubmissionPage() {
  const { homeworkId = '0', submissionId = '0' } = useParams({ strict: false });
  return <SubmissionReview homeworkId={Number(homeworkId)} submissionId={Number(submissionId)} />;
}

export function QuizSubmissionPage() {
  const params = useParams({ strict: false });
  const path = {
    quizId: Number(params.quizId ?? 0),
    submissionId: Number(params.submissionId ?? 0),
  };
  const client = useUplink();
  const me = useQuery(meQuery(client)).data;
  const submission = useQuery(quizSubmissionQuery(client, path)).data;
  const isOwn = submission === undefined || submission.summary.user.id === me?.id;
  return (
    <>
      <h1 className="ul-h1 ul-page-head" tabIndex={-1}>
        {submission?.summary.title ?? 'Quiz'}
      </h1>
      <div className="ul-page-body">
        <QuizReview {...path} canGiveFeedback={!isOwn} />
      </div>
    </>
  );
}
