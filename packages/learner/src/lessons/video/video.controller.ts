import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { lessonQuery, useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Video, VideoState } from './video.types.ts';
import { createVideo } from './video-element.ts';
import { videoStart } from './video-start.rules.ts';
import { useWatchOutbox } from './watch.controller.ts';
import { createWatchRecorder } from './watch-recorder.ts';

/** The video of a lesson: where it starts, and that what is watched gets known. */
export function useVideo(lesson: Schema<'Lesson'>, startAt: number | undefined): Video {
  const client = useUplink();
  const queries = useQueryClient();
  const outbox = useWatchOutbox();
  const [{ video, recorder }] = useState(() => {
    const duration = lesson.video?.duration ?? 0;
    const left = outbox.positionOf(lesson.id) ?? lesson.watch.position;
    const start = videoStart({ deepLink: startAt, left, duration, status: lesson.status });
    const recorder = createWatchRecorder({
      position: start.at,
      onReport: (watched) => {
        void outbox.add(lesson.id, watched);
        // A learner who returns while this is cached resumes here, too.
        queries.setQueryData(
          lessonQuery(client, lesson.id).queryKey,
          (known) => known && { ...known, watch: { ...known.watch, position: watched.position } },
        );
      },
    });
    const video = createVideo({
      duration,
      start,
      onTick: recorder.tick,
      onStop: recorder.flush,
    });
    return { video, recorder };
  });

  // A deep link into the lesson that is open already. The first one is where the video starts: going there again
  // would undo a key that was pressed in the meantime.
  const followed = useRef(startAt);
  useEffect(() => {
    if (startAt !== undefined && startAt !== followed.current) video.seek(startAt);
    followed.current = startAt;
  }, [video, startAt]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && recorder.flush();
    addEventListener('pagehide', recorder.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', recorder.flush);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [recorder]);

  return video;
}

/** One part of a video's state; rerenders only when that part changes. */
export function useVideoState<Part>(video: Video, select: (state: VideoState) => Part): Part {
  const getSelected = () => select(video.getState());
  return useSyncExternalStore(video.subscribe, getSelected, getSelected);
}
