import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LessonPlayerProps, VideoMark } from '@uplink/learner/lessons';
import { Skeleton } from '@uplink/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import type { LessonSearch } from './lessons.search.ts';

const lessonWords = lazyPart(() => import('./lesson-words.tsx'));

type Words = typeof import('./lesson-words.tsx');
type Panels = Pick<LessonPlayerProps, 'panels' | 'tab' | 'onTabChange' | 'onNote' | 'marks'>;

/** Notes and discussion in a lesson: the open tab and question stand in the address. */
export function useLessonPanels(lessonId: number): Panels & { noteMarks: ReactNode } {
  const { nav = 'overview', position, question }: LessonSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [askedAt, setAskedAt] = useState<number>();
  const [marks, setMarks] = useState<readonly VideoMark[]>();
  const words = useLazyPart(lessonWords);
  const draw = (Panel: (parts: Words) => ReactNode) =>
    words.status === 'ready'
      ? Panel(words.Part)
      : words.status === 'loading' && <Skeleton height={220} />;
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
              render: () =>
                draw(({ Discussion }) => (
                  <Discussion
                    moduleId={lessonId}
                    questionId={question}
                    onQuestionChange={(id) => open('discussion', id)}
                  />
                )),
            },
          ]),
      {
        id: 'notes',
        label: 'Notes',
        count: noteCount || undefined,
        render: (video) =>
          draw(({ NotesPanel }) => (
            <NotesPanel {...{ lessonId, video, askedAt }} onBegun={() => setAskedAt(undefined)} />
          )),
      },
    ],
    noteMarks: words.status === 'ready' && (
      <words.Part.NoteMarks lessonId={lessonId} onMarks={setMarks} />
    ),
  };
}
