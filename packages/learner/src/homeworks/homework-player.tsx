'use client';
import { useMessages } from '@uplink/api-client/messages';
import { HomeworkSkeleton, useOpenFile } from '@uplink/kit/homeworks';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { homeworkMessages } from './homework.messages.ts';
import { useHomeworkPlayer } from './homework-player.controller.ts';
import { HomeworkPlayerView } from './homework-player.view.tsx';

// Choosing and sending files weighs as much as the rest, and a worksheet has none.
const HomeworkUpload = lazyView(
  async () => (await import('./homework-upload.tsx')).HomeworkUpload,
  () => <Skeleton height={280} />,
);

export interface HomeworkPlayerProps {
  /** The lesson. */
  lessonId: number;
  /** Where the back link leads when the homework is locked or missing. */
  backHref: string;
}

/** The homework of a lesson: brief, files or form, and the thread with the mentor. */
export function HomeworkPlayer({ lessonId, backHref }: HomeworkPlayerProps) {
  const messages = useMessages(homeworkMessages);
  const state = useHomeworkPlayer(lessonId);
  const openFile = useOpenFile();
  if (state.status !== 'ready') {
    return (
      <NotReadyView
        isPage
        state={state}
        noun={messages.noun}
        backHref={backHref}
        empty={noResource({
          title: messages.none,
          text: messages.noneText,
        })}
        skeleton={<HomeworkSkeleton />}
      />
    );
  }
  const { homeworkId, submissions } = state.homework;
  const [submission] = submissions;
  return (
    <HomeworkPlayerView
      {...state}
      onOpenFile={(fileId) =>
        submission && openFile({ homeworkId, submissionId: submission.submissionId, fileId })
      }
      renderUpload={(submitLabel) => (
        <HomeworkUpload
          key={submission?.version ?? 0}
          homework={state.homework}
          submitLabel={submitLabel}
          isSubmitting={state.isSubmitting}
          submitError={state.submitError}
          onSubmit={state.onSubmit}
        />
      )}
    />
  );
}
