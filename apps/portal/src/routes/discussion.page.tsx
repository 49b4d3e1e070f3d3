import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { questionsQuery, useUplink } from '@uplink/api-client/react';
import { Discussion } from '@uplink/learner/discussions';
import type { LessonSearch } from './lessons.search.ts';

export function DiscussionPage() {
  const { lessonId = '0' } = useParams({ strict: false });
  const moduleId = Number(lessonId);
  const { question }: LessonSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const lesson = useQuery(questionsQuery(useUplink(), moduleId)).data?.lesson;
  return (
    <>
      <div className="ul-page-head">
        {lesson && <p className="ul-eyebrow">{lesson.product.name}</p>}
        <h1 className="ul-h1" tabIndex={-1}>
          {lesson ? `Discussion: ${lesson.name}` : 'Discussion'}
        </h1>
      </div>
      <div className="ul-page-body">
        <Discussion
          moduleId={moduleId}
          questionId={question}
          onQuestionChange={(id) =>
            void navigate({ to: '.', search: () => (id === undefined ? {} : { question: id }) })
          }
        />
      </div>
    </>
  );
}
