import { useNavigate, useParams } from '@tanstack/react-router';
import { ExercisesLink } from '@uplink/creator/exercises';
import { HomeworkLink } from '@uplink/creator/homeworks';
import { LessonPane } from '@uplink/creator/lessons';
import { QuizLink } from '@uplink/creator/quizzes';
import { SyllabusEditor } from '@uplink/creator/syllabus';
import { showUndo } from '../../app/toasts.ts';

export function SyllabusPage() {
  const { type = '', productId = '', lessonId } = useParams({ strict: false });
  const navigate = useNavigate();
  const outlineHref = `/creator/products/${type}/${productId}/syllabus`;
  const lessonHref = (id: number) => `${outlineHref}/${id}`;
  return (
    <SyllabusEditor
      productId={Number(productId)}
      lessonId={lessonId === undefined ? undefined : Number(lessonId)}
      outlineHref={outlineHref}
      onOpenLesson={(id) => void navigate({ to: lessonHref(id), resetScroll: false })}
      onUndoable={showUndo}
    >
      {lessonId !== undefined && (
        <LessonPane
          productId={Number(productId)}
          lessonId={Number(lessonId)}
          lessonHref={lessonHref}
          pricesHref={`${lessonHref(Number(lessonId))}/prices`}
          previewHref={`/creator/products/${type}/${productId}/preview/${lessonId}`}
          quiz={
            <QuizLink
              key="quiz"
              lessonId={Number(lessonId)}
              href={`${lessonHref(Number(lessonId))}/quiz`}
            />
          }
          exercises={
            <ExercisesLink
              key="exercises"
              lessonId={Number(lessonId)}
              href={`${lessonHref(Number(lessonId))}/exercises`}
            />
          }
          homework={
            <HomeworkLink
              key="homework"
              lessonId={Number(lessonId)}
              href={`${lessonHref(Number(lessonId))}/homework`}
            />
          }
        />
      )}
    </SyllabusEditor>
  );
}
