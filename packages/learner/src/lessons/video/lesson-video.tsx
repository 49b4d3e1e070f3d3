import type { Schema } from '@uplink/api-client';
import { useEffect } from 'react';
import { useVideo } from './video.controller.ts';
import type { Video } from './video.types.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface LessonVideoProps
  extends Pick<VideoPlayerProps, 'onTranscript' | 'onNote' | 'marks'> {
  lesson: Schema<'Lesson'>;
  source: Schema<'Video'>;
  /** Start here, in seconds, instead of where it was left. */
  startAt: number | undefined;
  /** Called with the video, for whatever is shown beside it. */
  onVideo: (video: Video) => void;
}

/** The video of a lesson: it starts where it was left, and what is watched gets known. */
export function LessonVideo({ lesson, source, startAt, onVideo, ...host }: LessonVideoProps) {
  const video = useVideo(lesson, startAt);
  useEffect(() => onVideo(video), [video, onVideo]);
  return <VideoPlayer {...host} video={video} source={source} name={lesson.name} />;
}
