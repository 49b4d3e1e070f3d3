import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  homeworkSubmissionQuery,
  meQuery,
  quizSubmissionQuery,
  useUplink,
} from '@uplink/api-client/react';
import { SubmissionReview } from '@uplink/learner/homeworks';
import { QuizReview } from '@uplink/learner/quizzes';
import { useLiesAt } from '../shell/place.ts';

export function HomeworkSubmissionPage() {
  const params = useParams({ strict: false });
  const path = {
    homeworkId: Number(params.homeworkId ?? 0),
    submissionId: Number(params.submissionId ?? 0),
  };
  const found = useQuery(homeworkSubmissionQuery(useUplink(), path)).data;
  const isForeign = useIsForeign(found?.submission.user);
  useLiesAt(isForeign ? `/inbox/homework/${path.submissionId}` : undefined);
  return <SubmissionReview {...path} />;
}

export function QuizSubmissionPage() {
  const params = useParams({ strict: false });
  const path = {
    quizId: Number(params.quizId ?? 0),
    submissionId: Number(params.submissionId ?? 0),
  };
  const found = useQuery(quizSubmissionQuery(useUplink(), path)).data;
  const isForeign = useIsForeign(found?.summary.user);
  useLiesAt(isForeign ? `/inbox/quiz/${path.submissionId}` : undefined);
  return <QuizReview {...path} />;
}

/** Whether somebody else handed it in: then it is work of the inbox. */
function useIsForeign(owner: { id: number } | undefined): boolean {
  const me = useQuery(meQuery(useUplink())).data;
  return owner !== undefined && me !== undefined && owner.id !== me.id;
}
