import { Skeleton } from '@uplink/ui/skeleton';
import { Badge } from '@uplink/ui/status';
import { Tabs } from '@uplink/ui/tabs';
import { Zap } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AuthorText } from '../shared/author-text.tsx';
import { LessonNextView } from './lesson-next.view.tsx';
import type { LessonPlayerReady } from './lesson-player.controller.ts';
import { messages } from './lesson-player.messages.ts';
import { LessonResourcesView } from './lesson-resources.view.tsx';
import type { Video } from './video/video.types.ts';
import { VideoPlace } from './video-place.view.tsx';
import './lesson.css';

const loadVideo = () => import('./video/lesson-video.tsx');
// Asked for with this file: the player comes beside the lesson's data, not after it. When that
// fails, the lazy part below asks again.
loadVideo().catch(() => {});
const LessonVideo = lazy(async () => ({ default: (await loadVideo()).LessonVideo }));
const Transcript = lazy(async () => ({
  default: (await import('./transcript/transcript.tsx')).Transcript,
}));

type LessonTab = 'overview' | 'resources' | 'transcript';

export interface LessonPlayerViewProps extends LessonPlayerReady {
  /** Start the video here, in seconds, instead of where it was left. */
  startAt?: number | undefined;
  /** Takes a note at a second of the video; without it there is no button and no key for notes. */
  onNote?: ((seconds: number) => void) | undefined;
  /** Shown between the title and the tabs. */
  underTitle?: ReactNode;
}

/** The open lesson: video, text and the one thing to do next. */
export function LessonPlayerView(props: LessonPlayerViewProps) {
  const { lesson, startAt, onNote, underTitle } = props;
  const [tab, setTab] = useState<LessonTab>('overview');
  const [video, setVideo] = useState<Video>();
  const hasTranscript = (lesson.video?.captions.length ?? 0) > 0;
  const items = [
    {
      id: 'overview' as const,
      label: messages.overview,
      children: <AuthorText html={lesson.description} />,
    },
    {
      id: 'resources' as const,
      label: messages.resources,
      count: lesson.resources.length,
      children: <LessonResourcesView resources={lesson.resources} />,
    },
    {
      id: 'transcript' as const,
      label: messages.transcript,
      children: video && (
        <Suspense fallback={<Skeleton height={480} />}>
          <Transcript video={video} name={lesson.name} />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      {lesson.video && (
        <Suspense fallback={<VideoPlace poster={lesson.video.poster} />}>
          <LessonVideo
            lesson={lesson}
            source={lesson.video}
            startAt={startAt}
            onVideo={setVideo}
            onTranscript={hasTranscript ? () => setTab('transcript') : undefined}
            onNote={onNote}
          />
        </Suspense>
      )}
      <div className="ul-row ul-lesson__title" data-justify="between" data-align="top">
        <div>
          <p className="ul-eyebrow">{messages.place(lesson.section.position, lesson.position)}</p>
          <h1 className="ul-h1" tabIndex={-1}>
            {lesson.name}
          </h1>
        </div>
        <Badge icon={<Zap className="ul-icon" size={14} aria-hidden />}>
          {messages.points(lesson.xpPoints)}
        </Badge>
      </div>
      {underTitle}
      <div className="ul-lesson__tabs">
        <Tabs
          aria-label={messages.tabs}
          items={items.filter(({ id }) => id !== 'transcript' || hasTranscript)}
          value={tab}
          onChange={setTab}
        />
      </div>
      <LessonNextView {...props} />
    </>
  );
}
