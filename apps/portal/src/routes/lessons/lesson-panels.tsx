import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LessonPlayerProps, Video, VideoMark } from '@uplink/learner/lessons';
import { Skeleton, useHeld } from '@uplink/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { useQuiet } from '../../app/quiet.ts';
import { type DiscussionPlace, readDiscussionPlace } from '../shared/discussion.search.ts';
import type { LessonSearch } from './lessons.search.ts';

const lessonWords = lazyPart(() => import('./lesson-words.tsx'));

type Words = typeof import('./lesson-words.tsx');
type Panels = Pick<LessonPlayerProps, 'panels' | 'tab' | 'onTabChange' | 'onNote' | 'marks'>;

/** Notes and discussion in a lesson: the open tab and question stand in the address. */
export function useLessonPanels(lessonId: number): Panels & { noteMarks: ReactNode } {
  const search: LessonSearch = useSearch({ strict: false });
  const { nav = 'overview', position } = search;
  const { question, page } = readDiscussionPlace({ ...search });
  const navigate = useNavigate();
  const [askedAt, setAskedAt] = useState<number>();
  const [marks, setMarks] = useState<readonly VideoMark[]>();
  const isQuiet = useQuiet();
  const words = useLazyPart(lessonWords, { isWanted: isQuiet || nav !== 'overview' });
  const isHeld = useHeld(words.status === 'loading');
  const draw = (Panel: (parts: Words) => ReactNode) => {
    if (isHeld) return <Skeleton height={220} />;
    return words.status === 'ready' && Panel(words.Part);
  };
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
    panels: ({ noteCount, questionCount, isPreview, labCount }) => [
      ...(questionCount === null
        ? []
        : [
            {
              id: 'discussion',
              label: 'Discussion',
              count: questionCount || undefined,
              render: () =>
                draw(({ DiscussionPanel }) => (
                  <DiscussionPanel
                    {...{ lessonId, question, page }}
                    onPlaceChange={(place) => open('discussion', place)}
                  />
                )),
            },
          ]),
      ...(isPreview || !labCount
        ? []
        : [
            {
              id: 'labs',
              label: 'Labs',
              count: labCount,
              render: () => draw(({ ModuleLabs }) => <ModuleLabs moduleId={lessonId} />),
            },
          ]),
      ...(isPreview
        ? []
        : [
            {
              id: 'notes',
              label: 'Notes',
              count: noteCount || undefined,
              render: (video: Video | undefined) =>
                draw(({ NotesPanel }) => (
                  <NotesPanel
                    {...{ lessonId, video, askedAt }}
                    onBegun={() => setAskedAt(undefined)}
                  />
                )),
            },
          ]),
    ],
    noteMarks: words.status === 'ready' && (
      <words.Part.NoteMarks lessonId={lessonId} onMarks={setMarks} />
    ),
  };
}
