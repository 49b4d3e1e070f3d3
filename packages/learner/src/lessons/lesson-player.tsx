'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { useLessonPlayer } from './lesson-player.controller.ts';
import { lessonPlayerMessages } from './lesson-player.messages.ts';
import { LessonPlayerView, type LessonPlayerViewProps } from './lesson-player.view.tsx';
import { VideoPlace } from './video-place.view.tsx';

export interface LessonPlayerProps
  extends Pick<
    LessonPlayerViewProps,
    | 'startAt'
    | 'onNote'
    | 'underTitle'
    | 'underLesson'
    | 'panels'
    | 'tab'
    | 'onTabChange'
    | 'marks'
    | 'hasPoints'
  > {
  /** The lesson. */
  lessonId: number;
  /** Called after the content is finished. */
  onFinished: (lesson: Schema<'Lesson'>) => void;
  /** Where the back link leads when the lesson is locked. */
  backHref: string;
}

/** A lesson to watch, read and finish. */
export function LessonPlayer(props: LessonPlayerProps) {
  const messages = useMessages(lessonPlayerMessages);
  const { lessonId, onFinished, backHref, ...view } = props;
  const state = useLessonPlayer(lessonId, onFinished);
  if (state.status === 'ready') {
    return <LessonPlayerView key={lessonId} {...view} {...state} />;
  }
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={backHref}
      empty={noResource({
        title: messages.notThere,
        text: messages.notThereText,
        action: <LinkButton href={backHref}>{messages.back}</LinkButton>,
      })}
      skeleton={
        <div className="ul-stack ul-gap-24">
          <VideoPlace />
          <Skeleton width="60%" height={34} />
          <Skeleton height={160} />
        </div>
      }
    />
  );
}
