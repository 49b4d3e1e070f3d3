import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError, type Schema } from '@uplink/api-client';
import { lessonPath, partAfterContent, productPath } from '@uplink/api-client/domain';
import {
  lessonQuery,
  partnerLessonQuery,
  UplinkProvider,
  useUplink,
} from '@uplink/api-client/react';
import { PageSkeleton } from '@uplink/kit/states';
import { LessonPlayer } from '@uplink/learner/lessons';
import { QuizPlayer, QuizReview } from '@uplink/learner/quizzes';
import { useEffect, useState } from 'react';
import { EmbedFrame } from './embed-frame.tsx';
import { visitorClient } from './frame-client.ts';
import { FrameSignIn } from './frame-sign-in.tsx';
import { type FrameAccount, useFrameAccount } from './use-frame-account.ts';
import { type HostLine, useHost } from './use-host.ts';

type LessonPart = 'lesson' | 'quiz';

/** An hour after the learner agreed the academy closes the lesson again. */
const signInMs = 3_600_000;

/** A lesson with its quiz in a frame of a partner's site, from one of the two on. */
export function LessonFramePage() {
  const host = useHost();
  const visitor = useFrameAccount(host);
  const [learner, setLearner] = useState<FrameAccount>();
  useEffect(() => {
    if (!learner) return;
    const timer = setTimeout(() => setLearner(undefined), signInMs);
    return () => clearTimeout(timer);
  }, [learner]);
  const account = learner ?? visitor;
  if (!account) return <PageSkeleton heights={[320, 160]} />;
  // Queries stay with the cache they began with: another account gets its own.
  const whose = learner ? 'learner' : 'visitor';
  return (
    <UplinkProvider key={whose} {...account}>
      <Parts host={host} onSignIn={setLearner} />
    </UplinkProvider>
  );
}

interface PartsProps {
  host: HostLine;
  onSignIn: (account: FrameAccount) => void;
}

function Parts({ host, onSignIn }: PartsProps) {
  const { kind, name } = useParams({ strict: false });
  const lessonId = Number(name);
  const start: LessonPart = kind === 'quiz' ? 'quiz' : 'lesson';
  const query = useQuery({ ...lessonQuery(useUplink(), lessonId), retry: false });
  const lesson = query.data;
  const isClosed = query.error instanceof ApiError && query.error.status === 404;
  const closed = useQuery({
    ...partnerLessonQuery(visitorClient, host.partnerKey, lessonId),
    enabled: isClosed,
  });
  const [part, setPart] = useState<LessonPart | { quizId: number; submissionId: number }>(start);
  const backHref = lesson ? productPath(lesson.product) : '/';

  function go(to: typeof part): void {
    setPart(to);
    host.tell('step', { step: typeof to === 'string' ? to : 'review' });
  }

  /** The lesson's own parts stay in the frame. */
  function open(path: string): boolean {
    if (!lesson) return false;
    const at = { ...lesson, sectionId: lesson.section.id };
    const to = path === lessonPath(at) ? 'lesson' : path === lessonPath(at, 'quiz') && 'quiz';
    if (to) go(to);
    return to !== false;
  }

  const complete = () => host.tell('completed', { id: String(lessonId) });

  if (isClosed) {
    return (
      <EmbedFrame host={host} content={closed}>
        {closed.data && (
          <FrameSignIn partnerKey={host.partnerKey} lesson={closed.data} onOpen={onSignIn} />
        )}
      </EmbedFrame>
    );
  }

  return (
    <EmbedFrame host={host} content={query} onOpen={open} hosted={backHref} note={noteOf(lesson)}>
      <div className="ul-embed-frame__lesson">
        {part === 'lesson' && (
          <LessonPlayer
            lessonId={lessonId}
            backHref={backHref}
            onFinished={({ remaining }) =>
              partAfterContent(remaining) === 'quiz' ? go('quiz') : complete()
            }
          />
        )}
        {part === 'quiz' && (
          <QuizPlayer
            lessonId={lessonId}
            backHref={backHref}
            onSubmitted={({ summary, lessonRemaining }) => {
              go({ quizId: summary.quizId, submissionId: summary.id });
              if (start === 'quiz' || lessonRemaining.length === 0) complete();
            }}
          />
        )}
        {typeof part === 'object' && <QuizReview {...part} />}
      </div>
    </EmbedFrame>
  );
}

function noteOf(lesson: Schema<'Lesson'> | undefined): string | undefined {
  if (!lesson?.video?.captions.length) return undefined;
  return 'Captions, transcript and keyboard control included';
}
