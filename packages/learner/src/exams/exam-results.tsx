'use client';
import { examPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource, PageSkeleton } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { useExamResults } from './exam-results.controller.ts';
import { examResultsMessages } from './exam-results.messages.ts';
import { ExamResultsView } from './exam-results.view.tsx';

export interface ExamResultsProps {
  /** The exam's name in its address. */
  uniqueName: string;
  /** Where the back link leads when the exam is locked. */
  backHref: string;
}

/** The result of an exam: points, topics, attempts, and the answers where they are shown. */
export function ExamResults({ uniqueName, backHref }: ExamResultsProps) {
  const messages = useMessages(examResultsMessages);
  const state = useExamResults(uniqueName);
  if (state.status === 'ready') return <ExamResultsView {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={backHref}
      empty={noResource({
        title: messages.none,
        text: messages.noneText,
        action: <LinkButton href={examPath(uniqueName)}>{messages.toExam}</LinkButton>,
      })}
      skeleton={<PageSkeleton heights={[96, 240]} />}
    />
  );
}
