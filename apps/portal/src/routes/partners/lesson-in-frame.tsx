import { useQuery } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { canStart, NO_MODULE_ID, productPath } from '@uplink/api-client/domain';
import { lessonQuery, outlineQuery, partnerLessonQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { EmbedFrame } from './embed-frame.tsx';
import { visitorClient } from './frame-client.ts';
import { FrameSignIn } from './frame-sign-in.tsx';
import { LessonParts } from './lesson-parts.tsx';
import { courseAround, type FramePlace, type LessonPlace, placeAt } from './lesson-place.rules.ts';
import type { FrameAccount } from './use-frame-account.ts';
import type { HostLine } from './use-host.ts';

const FrameOutline = lazyView(
  async () => (await import('./frame-outline.tsx')).FrameOutline,
  () => <Skeleton height={360} />,
);

export interface LessonInFrameProps {
  host: HostLine;
  /** What the site's element names. */
  start: LessonPlace;
  place: FramePlace;
  onGo: (place: FramePlace) => void;
  /** Whose outline of the course is shown: a learner's once one has signed in here. */
  guide: FrameAccount;
  onSignIn: (account: FrameAccount) => void;
}

/** A lesson in a frame, with the course around it. */
export function LessonInFrame(props: LessonInFrameProps) {
  const { host, start, place, onGo, guide, onSignIn } = props;
  const { lessonId, part } = place;
  const client = useUplink();
  // Held back as the player holds it, so that the outline comes with the lesson.
  const query = useHeldQuery({ ...lessonQuery(client, lessonId), retry: false });
  const lesson = query.data;
  const isClosed = isNotThere(query.error);
  const closed = useQuery({
    ...partnerLessonQuery(visitorClient, host.partnerKey, lessonId),
    enabled: isClosed,
  });
  const around =
    start.part === 'lesson' ? (place.course ?? (lesson && courseAround(lesson))) : undefined;
  const outline = useQuery(
    outlineQuery(guide.client, around?.id ?? NO_MODULE_ID),
    guide.queryClient,
  );
  // Read during render, because `useQuery` only renders again for fields that were read then.
  const lessons = outline.data?.sections.flatMap((section) => section.lessons) ?? [];
  const hasCourse = canStart(outline.data?.status ?? null);
  const course = isNotThere(outline.error) ? undefined : around;
  // Most lessons have a course around them: its room is there from the start.
  const hasSide = course !== undefined || (start.part === 'lesson' && !lesson && !query.error);
  const shown = lesson ?? closed.data;
  const backHref = shown ? productPath(shown.product) : '/';

  /** Whether a lesson opens here. Learners may have to sign in for it first. */
  const opens = ({ id, isLocked }: Pick<Schema<'OutlineLesson'>, 'id' | 'isLocked'>) =>
    !isLocked || id === start.lessonId;

  function go(to: LessonPlace): void {
    onGo({ ...to, course });
    const step = typeof to.part === 'string' ? to.part : 'review';
    host.tell('step', { step, id: String(to.lessonId) });
  }

  /** The lesson's own parts, and lessons of its course that open here, stay in the frame. */
  function open(path: string): boolean {
    const own = { id: lessonId, isLocked: false };
    const to = placeAt(path, [own, ...lessons], opens);
    if (to && (to.lessonId !== lessonId || to.part !== part)) go(to);
    return to !== undefined;
  }

  return (
    <EmbedFrame
      host={host}
      content={isClosed ? closed : query}
      onOpen={open}
      leaves={(path) => path === backHref || path.startsWith('/checkout/')}
      note={noteOf(lesson)}
    >
      <div className="ul-embed-frame__course" data-outline={hasSide || undefined}>
        <div className="ul-embed-frame__lesson">
          {!isClosed && (
            <LessonParts
              place={place}
              start={start}
              backHref={backHref}
              onGo={go}
              onDone={() => host.tell('completed', { id: String(lessonId) })}
            />
          )}
          {closed.data && (
            <FrameSignIn
              key={lessonId}
              partnerKey={host.partnerKey}
              lesson={closed.data}
              onOpen={onSignIn}
            />
          )}
        </div>
        {hasSide && (
          <div className="ul-embed-frame__side">
            {course && (
              <FrameOutline
                account={guide}
                course={course}
                current={{ lessonId, part: part === 'lesson' ? part : 'quiz' }}
                opens={opens}
                hasCourse={hasCourse}
              />
            )}
          </div>
        )}
      </div>
    </EmbedFrame>
  );
}

const isNotThere = (error: unknown) => error instanceof ApiError && error.status === 404;

function noteOf(lesson: Schema<'Lesson'> | undefined): string | undefined {
  if (!lesson?.video?.captions.length) return undefined;
  return 'Captions, transcript and keyboard control included';
}
