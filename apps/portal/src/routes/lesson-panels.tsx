import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import type { LessonPanel, LessonPlayerProps, VideoMark } from '@uplink/learner/lessons';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { LessonSearch } from './lessons.search.ts';

const load = () => import('./lesson-words.tsx');
const LessonNotes = lazy(async () => ({ default: (await load()).LessonNotes }));
const LessonNoteMarks = lazy(async () => ({ default: (await load()).LessonNoteMarks }));
const Discussion = lazy(async () => ({ default: (await load()).Discussion }));

type Panels = Pick<LessonPlayerProps, 'panels' | 'tab' | 'onTabChange' | 'onNote' | 'marks'>;

/** Notes and discussion in a lesson: the open tab and question stand in the address. */
export function useLessonPanels(lessonId: number): Panels & { noteMarks: ReactNode } {
  const { nav, question }: LessonSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [askedAt, setAskedAt] = useState<number>();
  const [marks, setMarks] = useState<readonly VideoMark[]>();
  const open = useCallback(
    (next: Pick<LessonSearch, 'nav' | 'question'>) =>
      void navigate({
        to: '.',
        search: ({ position }: LessonSearch) => ({ ...(position && { position }), ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );

  const notes = ({ noteCount }: Schema<'Lesson'>): LessonPanel => ({
    id: 'notes',
    label: 'Notes',
    ...(noteCount > 0 && { count: noteCount }),
    render: (video) => (
      <LessonNotes
        lessonId={lessonId}
        secondNow={video && (() => video.getState().position)}
        onSeek={video?.seek}
        asked={
          askedAt === undefined
            ? undefined
            : {
                at: askedAt,
                onBegun: () => {
                  setAskedAt(undefined);
                  if (video?.getState().isPlaying) video.toggle();
                  if (video?.getState().isFullScreen) video.toggleFullScreen();
                },
              }
        }
      />
    ),
  });
  const discussion = (questionCount: number): LessonPanel => ({
    id: 'discussion',
    label: 'Discussion',
    ...(questionCount > 0 && { count: questionCount }),
    render: () => (
      <Discussion
        moduleId={lessonId}
        questionId={question}
        onQuestionChange={(id) => open({ nav: 'discussion', ...(id && { question: id }) })}
      />
    ),
  });

  return {
    tab: nav ?? 'overview',
    onTabChange: (tab) => open(tab === 'overview' ? {} : { nav: tab }),
    panels: (lesson) => [
      ...(lesson.questionCount === null ? [] : [discussion(lesson.questionCount)]),
      notes(lesson),
    ],
    onNote: (second) => {
      setAskedAt(second);
      open({ nav: 'notes' });
    },
    marks,
    noteMarks: (
      <Suspense>
        <LessonNoteMarks lessonId={lessonId} onMarks={setMarks} />
      </Suspense>
    ),
  };
}
