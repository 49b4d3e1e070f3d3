import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LessonPlayerProps, VideoMark } from '@uplink/learner/lessons';
import { held } from '@uplink/ui/skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type DiscussionPlace, readDiscussionPlace } from './discussion.search.ts';
import type { LessonSearch } from './lessons.search.ts';

const load = () => held(import('./lesson-words.tsx'));
const NotesPanel = lazy(async () => ({ default: (await load()).NotesPanel }));
const NoteMarks = lazy(async () => ({ default: (await load()).NoteMarks }));
const Discussion = lazy(async () => ({ default: (await load()).Discussion }));

type Panels = Pick<LessonPlayerProps, 'panels' | 'tab' | 'onTabChange' | 'onNote' | 'marks'>;

/** Notes and discussion in a lesson: the open tab and question stand in the address. */
export function useLessonPanels(lessonId: number): Panels & { noteMarks: ReactNode } {
  const search: LessonSearch = useSearch({ strict: false });
  const { nav = 'overview', position } = search;
  const { question, page } = readDiscussionPlace({ ...search });
  const navigate = useNavigate();
  const [askedAt, setAskedAt] = useState<number>();
  const [marks, setMarks] = useState<readonly VideoMark[]>();
  const open = (tab: string, place: DiscussionPlace = {}) =>
    void navigate({
      to: '.',
      search: (): LessonSearch & DiscussionPlace => ({ position, nav: tab, ...place }),
      resetScroll: false,
    });
  return {
    tab: nav,
    onTabChange: (tab) => open(tab),
    marks,
    onNote: (second) => {
      setAskedAt(second);
      open('notes');
    },
    panels: ({ noteCount, questionCount }) => [
      ...(questionCount === null
        ? []
        : [
            {
              id: 'discussion',
              label: 'Discussion',
              count: questionCount || undefined,
              render: () => (
                <Discussion
                  moduleId={lessonId}
                  questionId={question}
                  onQuestionChange={(id) => open('discussion', { question: id })}
                  questionHref={(id) => `?nav=discussion&question=${id}`}
                  page={page ?? 0}
                  onPageChange={(next) => open('discussion', { question, page: next || undefined })}
                />
              ),
            },
          ]),
      {
        id: 'notes',
        label: 'Notes',
        count: noteCount || undefined,
        render: (video) => (
          <NotesPanel {...{ lessonId, video, askedAt }} onBegun={() => setAskedAt(undefined)} />
        ),
      },
    ],
    noteMarks: (
      <Suspense>
        <NoteMarks lessonId={lessonId} onMarks={setMarks} />
      </Suspense>
    ),
  };
}
