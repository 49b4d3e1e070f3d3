import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, PageSkeleton } from '@uplink/kit/states';
import { useExamAttempt } from './exam-attempt.controller.ts';
import { examAttemptMessages } from './exam-attempt.messages.ts';
import { ExamAttemptView } from './exam-attempt.view.tsx';

export interface ExamAttemptProps {
  attemptId: number;
  /** It was started a moment ago: the focus goes to its heading. */
  isFresh: boolean;
  backHref: string;
  onFinished: () => void;
}

/** An open attempt. */
export function ExamAttempt({ attemptId, isFresh, backHref, onFinished }: ExamAttemptProps) {
  const messages = useMessages(examAttemptMessages);
  const state = useExamAttempt(attemptId, onFinished);
  if (state.status === 'ready') return <ExamAttemptView {...state} isFresh={isFresh} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={backHref}
      skeleton={<PageSkeleton heights={[240, 240]} />}
    />
  );
}
