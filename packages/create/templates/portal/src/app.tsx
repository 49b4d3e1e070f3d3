import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { LessonPlayer } from '@uplink/learner/lessons';
import { LessonNotes } from '@uplink/learner/notes';
import { QuizPlayer, QuizReview } from '@uplink/learner/quizzes';
import { useState } from 'react';

const client = createMockClient(contract);

type Part = { name: 'lesson' | 'quiz' } | { name: 'review'; quizId: number; submissionId: number };

export default function LessonPage() {
  const [part, setPart] = useState<Part>({ name: 'lesson' });
  const lessonId = 42;
  return (
    <UplinkProvider client={client}>
      {part.name === 'lesson' && (
        <LessonPlayer
          lessonId={lessonId}
          backHref="/courses"
          underLesson={({ id }) => <LessonNotes lessonId={id} />}
          onFinished={({ remaining }) => remaining.includes('quiz') && setPart({ name: 'quiz' })}
        />
      )}
      {part.name === 'quiz' && (
        <QuizPlayer
          lessonId={lessonId}
          backHref="/courses"
          onSubmitted={({ summary }) =>
            setPart({ name: 'review', quizId: summary.quizId, submissionId: summary.id })
          }
        />
      )}
      {part.name === 'review' && (
        <QuizReview quizId={part.quizId} submissionId={part.submissionId} />
      )}
    </UplinkProvider>
  );
}
