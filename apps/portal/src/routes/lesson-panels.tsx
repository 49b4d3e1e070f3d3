import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LessonPlayerProps, VideoMark } from '@uplink/learner/lessons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LessonSearch } from './lessons.search.ts';

const load = () => import('./lesson-words.tsx');
const NotesPanel = lazy(async () => ({ default: (await load()).NotesPanel }));
const NoteMarks = lazy(async () => ({ default: (await load()).NoteMarks }));
const Discussion = lazy(async () => ({ default: (await load()).Discussion }));

type Panels = Pick<LessonPlayerProps, 'panels' | 'tab' | 'onTabChange' | 'onNote' | 'marks'>;

/** Notes and discussion in a lesson: the open tab and question stand in the address. */
export function useLessonPanels(lessonId: number): Panels & { noteMarks: ReactNode } {
  const { nav = 'overview', position, question }: LessonSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [askedAt, setAskedAt] = useState<number>();
  const [marks, setMarks] = useState<readonly VideoMark[]>();
  const open = (tab: string, questionId?: number) =>
    void navigate({
      to: '.',
      search: (): LessonSearch => ({ position, nav: tab, question: questionId }),
      replace: true,
      resetScroll: false,
    });
  return {
    tab: nav,
    onTabChange: open,
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
                  onQuestionChange={(id) => open('discussion', id)}
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
