import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { quizSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { QuizReview } from '@uplink/learner/quizzes';
import { QuizReview as MentorsQuizReview } from '@uplink/mentor/quizzes';
import { isVisitor } from '../../session/visitor.ts';
import { useLiesAt } from '../../shell/place.ts';
import { LessonEnd } from '../shared/lesson-end.tsx';
import { useIsForeign } from '../shared/use-is-foreign.ts';
import { VisitorFrame } from './visitor-frame.tsx';

export function QuizSubmissionPage() {
  const params = useParams({ strict: false });
  const path = {
    quizId: Number(params.quizId ?? 0),
    submissionId: Number(params.submissionId ?? 0),
  };
  const found = useQuery(quizSubmissionQuery(useUplink(), path)).data;
  const isForeign = useIsForeign(found?.summary.user);
  useLiesAt(isForeign ? `/inbox/quiz/${path.submissionId}` : undefined);
  if (isForeign) return <MentorsQuizReview {...path} />;
  const review = (
    <QuizReview
      {...path}
      end={found && <LessonEnd lessonId={found.summary.moduleId} hasWayOn={false} />}
    />
  );
  if (!isVisitor()) return review;
  return <VisitorFrame lesson={found?.summary.lesson}>{review}</VisitorFrame>;
}
