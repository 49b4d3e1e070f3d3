import { partAfterContent } from '@uplink/api-client/domain';
import { LessonPlayer } from '@uplink/learner/lessons';
import { QuizPlayer, QuizReview } from '@uplink/learner/quizzes';
import type { LessonPlace } from './lesson-place.rules.ts';

export interface LessonPartsProps {
  place: LessonPlace;
  /** What the site's element names. */
  start: LessonPlace;
  /** The page of the course. */
  backHref: string;
  onGo: (place: LessonPlace) => void;
  /** All of the lesson is done, or the quiz where the element names it. */
  onDone: () => void;
}

/** The part of a lesson that a frame is at. Nothing counts for an account here: it gives no points. */
export function LessonParts({ place, start, backHref, onGo, onDone }: LessonPartsProps) {
  const { lessonId, part } = place;
  if (part === 'lesson') {
    return (
      <LessonPlayer
        key={lessonId}
        lessonId={lessonId}
        hasPoints={false}
        backHref={backHref}
        onFinished={({ remaining }) =>
          partAfterContent(remaining) === 'quiz' ? onGo({ lessonId, part: 'quiz' }) : onDone()
        }
      />
    );
  }
  if (part === 'quiz') {
    return (
      <QuizPlayer
        key={lessonId}
        lessonId={lessonId}
        backHref={backHref}
        onSubmitted={({ summary, lessonRemaining }) => {
          onGo({ lessonId, part: { quizId: summary.quizId, submissionId: summary.id } });
          if (start.part === 'quiz' || lessonRemaining.length === 0) onDone();
        }}
      />
    );
  }
  return <QuizReview {...part} />;
}
