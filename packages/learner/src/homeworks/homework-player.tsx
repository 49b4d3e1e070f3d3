'use client';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { messages } from './homework.messages.ts';
import { useHomeworkFiles } from './homework-files.controller.ts';
import { type HomeworkPlayerReady, useHomeworkPlayer } from './homework-player.controller.ts';
import { HomeworkPlayerView } from './homework-player.view.tsx';

export interface HomeworkPlayerProps {
  lessonId: number;
  /** Where somebody goes when the homework is locked. */
  backHref: string;
}

/** The homework of a lesson: brief, files or form, and the thread with the mentor. */
export function HomeworkPlayer({ lessonId, backHref }: HomeworkPlayerProps) {
  const state = useHomeworkPlayer(lessonId);
  if (state.status === 'ready') return <WithFiles {...state} />;
  return (
    <NotReadyView
      state={state}
      noun="The homework"
      backHref={backHref}
      empty={<State title={messages.none} />}
      skeleton={
        <div className="ul-stack">
          <Skeleton width="50%" height={34} />
          <Skeleton height={180} />
          <Skeleton height={280} />
        </div>
      }
    />
  );
}

function WithFiles(state: HomeworkPlayerReady) {
  const files = useHomeworkFiles(state.homework.task);
  return <HomeworkPlayerView {...state} files={files} />;
}
