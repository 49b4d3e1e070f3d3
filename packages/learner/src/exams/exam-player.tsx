'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource, PageSkeleton } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { ExamAttempt } from './exam-attempt.tsx';
import { ExamIntroView } from './exam-intro.view.tsx';
import { useExamPlayer } from './exam-player.controller.ts';
import { examPlayerMessages } from './exam-player.messages.ts';

export interface ExamPlayerProps {
  /** The exam's name in its address. */
  uniqueName: string;
  /** Where the back link leads when the exam is locked or missing. */
  backHref: string;
  /** Told when the attempt is completed, here, elsewhere or by the clock. */
  onFinished: () => void;
}

/** An exam: what it is before it is started, then the attempt itself. */
export function ExamPlayer({ uniqueName, backHref, onFinished }: ExamPlayerProps) {
  const messages = useMessages(examPlayerMessages);
  const state = useExamPlayer(uniqueName);
  if (state.status === 'intro') return <ExamIntroView {...state} />;
  if (state.status === 'open') {
    return (
      <ExamAttempt
        attemptId={state.attemptId}
        isFresh={state.isFresh}
        backHref={backHref}
        onFinished={onFinished}
      />
    );
  }
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={backHref}
      empty={noResource({
        title: messages.none,
        text: messages.noneText,
        action: <LinkButton href={backHref}>{messages.list}</LinkButton>,
      })}
      skeleton={<PageSkeleton heights={[280]} />}
    />
  );
}
