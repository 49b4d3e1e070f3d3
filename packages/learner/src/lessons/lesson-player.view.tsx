import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { AuthorText } from '@uplink/kit/text';
import { Card } from '@uplink/ui/card';
import { lazyPart, lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { Badge } from '@uplink/ui/status';
import { Tabs } from '@uplink/ui/tabs';
import { Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LessonNextView } from './lesson-next.view.tsx';
import type { LessonPlayerReady } from './lesson-player.controller.ts';
import { lessonPlayerMessages } from './lesson-player.messages.ts';
import type { Video, VideoMark } from './video/video.types.ts';
import { VideoPlace } from './video-place.view.tsx';
import './lesson.css';

const videoPart = lazyPart(async () => (await import('./video/lesson-video.tsx')).LessonVideo);
// Requested with this file, so that the player loads at the same time as the lesson's data. When that
// fails, the place of the video asks again.
videoPart.load().catch(() => {});
const LessonVideo = lazyView(videoPart, ({ source }) => <VideoPlace poster={source.poster} />);
const LessonFinish = lazyView(
  async () => (await import('./finish/lesson-finish.tsx')).LessonFinish,
  () => <Skeleton height={74} />,
);
const LessonExercises = lazyView(
  async () => (await import('./lesson-exercises.view.tsx')).LessonExercisesView,
  () => <Skeleton height={48} />,
);
const LessonResources = lazyView(
  async () => (await import('./lesson-resources.view.tsx')).LessonResourcesView,
  () => <Skeleton height={160} />,
);
const Transcript = lazyView(
  async () => (await import('./transcript/transcript.tsx')).Transcript,
  () => <Skeleton height={480} />,
);

/** An extra tab of a lesson, provided by the page. */
export interface LessonPanel {
  id: string;
  label: string;
  /** A count beside the label. */
  count?: number | undefined;
  /** Rendered while the tab is open; gets the video once it has loaded. */
  render: (video: Video | undefined) => ReactNode;
}

export interface LessonPlayerViewProps extends LessonPlayerReady {
  /** Start the video here, in seconds, instead of where it was left. */
  startAt?: number | undefined;
  /** Takes a note at a second of the video. Without it the player has no note button or shortcut. */
  onNote?: ((seconds: number) => void) | undefined;
  /** Shown between the title and the tabs. */
  underTitle?: ReactNode;
  /** Shown at the end of the lesson, e.g. its rating, once the lesson has loaded. */
  underLesson?: ((lesson: Schema<'Lesson'>) => ReactNode) | undefined;
  /** Extra tabs of this lesson, after the overview. */
  panels?: ((lesson: Schema<'Lesson'>) => readonly LessonPanel[]) | undefined;
  /** The open tab. @default uncontrolled, starts with the overview */
  tab?: string | undefined;
  /** Told which tab to open. */
  onTabChange?: ((tab: string) => void) | undefined;
  /** Whether the lesson's points are named; visitors get none. @default true */
  hasPoints?: boolean;
  /** Places on the seek bar, e.g. of notes. */
  marks?: readonly VideoMark[] | undefined;
}

/** The open lesson: video, text and the one thing to do next. */
export function LessonPlayerView(props: LessonPlayerViewProps) {
  const messages = useMessages(lessonPlayerMessages);
  const {
    lesson,
    startAt,
    onNote,
    underTitle,
    underLesson,
    panels,
    marks,
    hasPoints = true,
  } = props;
  const [ownTab, setOwnTab] = useState('overview');
  const setTab = props.onTabChange ?? setOwnTab;
  const [video, setVideo] = useState<Video>();
  const hasTranscript = (lesson.video?.captions.length ?? 0) > 0;
  const items = [
    {
      id: 'overview',
      label: messages.overview,
      children: <AuthorText html={lesson.description} />,
    },
    ...(panels?.(lesson) ?? []).map(({ id, label, count, render }) => ({
      id,
      label,
      ...(count !== undefined && { count }),
      children: render(video),
    })),
    {
      id: 'resources',
      label: messages.resources,
      count: lesson.resources.length,
      children: <LessonResources resources={lesson.resources} />,
    },
    {
      id: 'transcript',
      label: messages.transcript,
      children: video && <Transcript video={video} name={lesson.name} />,
    },
  ].filter(({ id }) => id !== 'transcript' || hasTranscript);
  const wanted = props.tab ?? ownTab;
  const tab = items.some(({ id }) => id === wanted) ? wanted : 'overview';
  return (
    <>
      {lesson.video && (
        <LessonVideo
          lesson={lesson}
          source={lesson.video}
          startAt={startAt}
          onVideo={setVideo}
          onTranscript={hasTranscript ? () => setTab('transcript') : undefined}
          onNote={onNote}
          marks={marks}
        />
      )}
      <div className="ul-row ul-lesson__title" data-justify="between" data-align="top">
        <div>
          <p className="ul-eyebrow">
            {lesson.isNumbered
              ? messages.place(lesson.section.position, lesson.position)
              : lesson.section.name}
          </p>
          <h1 className="ul-h1" tabIndex={-1}>
            {lesson.name}
          </h1>
        </div>
        {hasPoints && (
          <Badge icon={<Zap className="ul-icon" size={14} aria-hidden />}>
            {messages.points(lesson.xpPoints)}
          </Badge>
        )}
      </div>
      {underTitle}
      <div className="ul-lesson__tabs">
        <Tabs aria-label={messages.tabs} items={items} value={tab} onChange={setTab} />
      </div>
      {props.isJustDone && (
        <div className="ul-lesson__finish">
          <LessonFinish lessonId={lesson.id} hasWayOn={false} />
        </div>
      )}
      {lesson.exercises && (
        <Card isFlush className="ul-lesson__exercises">
          <LessonExercises lesson={lesson} names={lesson.exercises} />
        </Card>
      )}
      <LessonNextView {...props} hasPoints={hasPoints} />
      {underLesson?.(lesson)}
    </>
  );
}
