import { useParams } from '@tanstack/react-router';
import { SubmissionReview } from '@uplink/learner/homeworks';
import { QuizReview } from '@uplink/learner/quizzes';

export function HomeworkSubmissionPage() {
  const { homeworkId = '0', submissionId = '0' } = useParams({ strict: false });
  return <SubmissionReview homeworkId={Number(homeworkId)} submissionId={Number(submissionId)} />;
}

export function QuizSubmissionPage() {
  const { quizId = '0', submissionId = '0' } = useParams({ strict: false });
  return <QuizReview quizId={Number(quizId)} submissionId={Number(submissionId)} />;
}
