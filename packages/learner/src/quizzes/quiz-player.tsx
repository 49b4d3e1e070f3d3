'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource, PageSkeleton } from '@uplink/kit/states';
import { useQuizPlayer } from './quiz-player.controller.ts';
import { quizPlayerMessages } from './quiz-player.messages.ts';
import { QuizPlayerView } from './quiz-player.view.tsx';

export interface QuizPlayerProps {
  /** The lesson. */
  lessonId: number;
  /** Told when the answers were handed in, with the review. */
  onSubmitted: (submission: Schema<'QuizSubmission'>) => void;
  /** Where the back link leads when the quiz is locked or missing. */
  backHref: string;
}

/** The quiz of a lesson: answers are saved one by one and handed in together. */
export function QuizPlayer({ lessonId, onSubmitted, backHref }: QuizPlayerProps) {
  const messages = useMessages(quizPlayerMessages);
  const state = useQuizPlayer(lessonId, onSubmitted);
  if (state.status === 'ready') return <QuizPlayerView {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={backHref}
      empty={noResource({
        title: messages.noQuiz,
        text: messages.noQuizText,
      })}
      skeleton={
        <div className="ul-paper">
          <PageSkeleton heights={[240, 240]} />
        </div>
      }
    />
  );
}
