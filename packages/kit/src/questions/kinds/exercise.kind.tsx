import { lazyView } from '@uplink/ui/lazy-part';
import type { ExerciseQuestionProps } from '../../exercises/exercise-question.view.tsx';
import type { ExerciseReviewProps } from '../../exercises/exercise-review.view.tsx';
import type { AskedProps, QuestionKind, ReviewedProps } from './question-kind.ts';

/** Exercises come behind the page: most quizzes have none. */
const ExerciseQuestion = lazyView<ExerciseQuestionProps>(() =>
  import('../../exercises/question-views.ts').then((module) => module.ExerciseQuestion),
);
const ExerciseReview = lazyView<ExerciseReviewProps>(() =>
  import('../../exercises/question-views.ts').then((module) => module.ExerciseReview),
);

/** A network exercise. Its answer is the JSON of what was typed. */
export const exercise: QuestionKind = {
  title: ({ question }) => question,
  Asked: AskedExercise,
  Reviewed: ReviewedExercise,
  toInput: ({ text }) => ({ text: text ?? '' }),
};

function AskedExercise({ question, answer, onAnswer }: AskedProps) {
  if (!question.exercise) return null;
  return (
    <ExerciseQuestion
      asked={question.exercise}
      text={answer.text ?? ''}
      onText={(text) => onAnswer({ answerIds: [], text })}
    />
  );
}

function ReviewedExercise({ question, isOwn }: ReviewedProps) {
  const { exercise: asked, grade, text, correctText } = question;
  if (!asked) return null;
  return <ExerciseReview {...{ asked, grade, text, correctText, isOwn }} />;
}
