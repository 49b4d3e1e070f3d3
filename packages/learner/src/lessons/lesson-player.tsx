'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import { lessonQuery, notReady, progressKeys, useUplink } from '@uplink/api-client/react';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { RichText } from '@uplink/ui/rich-text';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { Badge } from '@uplink/ui/status';
import { Tabs } from '@uplink/ui/tabs';
import { ArrowRight, Check, FolderOpen, Zap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { cleanHtml } from '../shared/clean-html.ts';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { nextStep } from './lesson-next.rules.ts';
import { VideoPlayer } from './video-player.tsx';
import './lesson.css';

const Transcript = lazy(async () => ({ default: (await import('./transcript.tsx')).Transcript }));

type LessonTab = 'overview' | 'resources' | 'transcript';

export interface LessonPlayerProps {
  lessonId: number;
  /** Start the video here, in seconds. */
  startAt?: number | undefined;
  /** Told after the content was finished. */
  onFinished: (lesson: Schema<'Lesson'>) => void;
  /** Where somebody goes when the lesson is locked. */
  backHref: string;
}

/** A lesson to watch, read and finish. */
export function LessonPlayer({ lessonId, startAt, onFinished, backHref }: LessonPlayerProps) {
  const client = useUplink();
  const query = useQuery(lessonQuery(client, lessonId));
  if (!query.data) {
    return (
      <NotReadyView
        state={notReady(query)}
        noun="The lesson"
        backHref={backHref}
        empty={<State isPage title="This lesson does not exist" />}
        skeleton={
          <div className="ul-stack ul-gap-24">
            <div className="ul-video">
              <div className="ul-video__box" />
            </div>
            <Skeleton width="60%" height={34} />
            <Skeleton height={160} />
          </div>
        }
      />
    );
  }
  return (
    <OpenLesson key={lessonId} lesson={query.data} startAt={startAt} onFinished={onFinished} />
  );
}

function OpenLesson({
  lesson,
  startAt,
  onFinished,
}: { lesson: Schema<'Lesson'> } & Pick<LessonPlayerProps, 'startAt' | 'onFinished'>) {
  const [tab, setTab] = useState<LessonTab>('overview');
  const [position, setPosition] = useState(0);
  const [jump, setJump] = useState<number>();
  const captions = lesson.video?.captions[0]?.url;
  const items = [
    {
      id: 'overview' as const,
      label: 'Overview',
      children: <RichText html={lesson.description} sanitize={cleanHtml} />,
    },
    {
      id: 'resources' as const,
      label: 'Resources',
      count: lesson.resources.length,
      children: <Resources resources={lesson.resources} />,
    },
    ...(captions
      ? [
          {
            id: 'transcript' as const,
            label: 'Transcript',
            children: (
              <Suspense fallback={<Skeleton height={240} />}>
                <Transcript url={captions} position={position} onSeek={setJump} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      {lesson.video && (
        <VideoPlayer
          lesson={lesson}
          video={lesson.video}
          startAt={jump ?? startAt}
          onPosition={setPosition}
          onTranscript={() => setTab('transcript')}
        />
      )}
      <div className="ul-row ul-lesson__title" data-justify="between" data-align="top">
        <div>
          <p className="ul-eyebrow">
            Section {lesson.section.position}, lesson {lesson.position}
          </p>
          <h1 className="ul-h1" tabIndex={-1}>
            {lesson.name}
          </h1>
        </div>
        <Badge icon={<Zap className="ul-icon" size={14} aria-hidden />}>{lesson.xpPoints} XP</Badge>
      </div>
      <div className="ul-lesson__tabs">
        <Tabs aria-label="Lesson" items={items} value={tab} onChange={setTab} />
      </div>
      <NextBar lesson={lesson} onFinished={onFinished} />
    </>
  );
}

function Resources({ resources }: { resources: Schema<'Lesson'>['resources'] }) {
  if (resources.length === 0) {
    return (
      <State
        art={<FolderOpen className="ul-icon" size={24} aria-hidden />}
        title="No resources in this lesson"
      >
        Slides and captures appear here when a mentor adds them.
      </State>
    );
  }
  return (
    <div>
      {resources.map(({ id, title, url }) => (
        <a key={id} className="ul-link-row" href={url} target="_blank" rel="noopener noreferrer">
          <span className="ul-grow">{title}</span>
          <span className="ul-cap ul-subtle">opens in a new tab</span>
        </a>
      ))}
    </div>
  );
}

function NextBar({
  lesson,
  onFinished,
}: {
  lesson: Schema<'Lesson'>;
  onFinished: LessonPlayerProps['onFinished'];
}) {
  const client = useUplink();
  const queries = useQueryClient();
  const finish = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.PATCH('/me/modules/{id}', {
          params: { path: { id: lesson.id }, query: {} },
          body: {},
        }),
      ),
    onSuccess: async () => {
      await Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onFinished(lesson);
    },
  });
  const step = nextStep(lesson);
  const work = step.part === 'quiz' || step.part === 'homework' ? step.part : undefined;
  return (
    <Card isFlush>
      <div className="ul-lesson__next">
        <div>
          <p className="ul-small ul-muted">Next hop</p>
          <p className="ul-medium">{step.label}</p>
        </div>
        <div className="ul-row ul-gap-12">
          {step.part === 'finish' && (
            <>
              <span className="ul-small ul-muted ul-hide-mobile">
                Finish to earn {lesson.xpPoints} XP
              </span>
              <Button
                variant="primary"
                size="lg"
                isPending={finish.isPending}
                endIcon={<Check className="ul-icon" size={18} />}
                onPress={() => finish.mutate()}
              >
                Finish lesson
              </Button>
            </>
          )}
          {work && (
            <LinkButton
              variant="primary"
              size="lg"
              href={lessonPath({ ...lesson, sectionId: lesson.section.id }, work)}
              endIcon={<ArrowRight className="ul-icon" size={18} />}
            >
              {work === 'quiz' ? 'Open the quiz' : 'Open the homework'}
            </LinkButton>
          )}
          {step.part === 'next' && lesson.next && (
            <LinkButton
              variant="primary"
              size="lg"
              isDisabled={lesson.next.isLocked}
              href={lessonPath(lesson.next.lesson)}
              endIcon={<ArrowRight className="ul-icon" size={18} />}
            >
              Next lesson
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
