import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { questionsQuery, useUplink } from '@uplink/api-client/react';
import { Discussion } from '@uplink/learner/discussions';
import { type DiscussionPlace, readDiscussionPlace } from '../shared/discussion.search.ts';

export function DiscussionPage() {
  const { lessonId = '0' } = useParams({ strict: false });
  const moduleId = Number(lessonId);
  const { question, page } = readDiscussionPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const open = (place: DiscussionPlace) => void navigate({ to: '.', search: () => place });
  const lesson = useQuery(questionsQuery(useUplink(), moduleId)).data?.lesson;
  return (
    <>
      <div className="ul-page-head">
        {/* The line is there before its words are: nothing moves when they come. */}
        <p className="ul-eyebrow">{lesson?.product.name ?? '\u00a0'}</p>
        <h1 className="ul-h1" tabIndex={-1}>
          {lesson ? `Discussion: ${lesson.name}` : 'Discussion'}
        </h1>
      </div>
      <div className="ul-page-body">
        <Discussion
          moduleId={moduleId}
          questionId={question}
          onQuestionChange={(id) => open({ question: id })}
          questionHref={(id) => `?question=${id}`}
          page={page ?? 0}
          onPageChange={(next) => open({ question, page: next || undefined })}
        />
      </div>
    </>
  );
}
