'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { GoalQuestionsView } from './goal-questions.view.tsx';
import { useStart } from './start.controller.ts';
import { startMessages } from './start.messages.ts';

/** Goal, level and evenings per week: one tap each, each can be skipped, and changed later. */
export function GoalQuestions() {
  const messages = useMessages(startMessages);
  const state = useStart();
  if (state.status === 'ready')
    return (
      <GoalQuestionsView
        goals={state.path.goals}
        isFailed={state.isFailed}
        onAnswer={state.onAnswer}
      />
    );
  return (
    <NotReadyView
      state={state}
      noun={messages.questions}
      empty={noContent({ title: messages.noPath, text: messages.noPathText })}
      skeleton={<Skeleton height={58} />}
    />
  );
}
