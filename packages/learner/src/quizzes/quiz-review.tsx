'use client';
import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { type QuizReviewPath, QuizReviewView, useQuizReview } from '@uplink/kit/quizzes';
import { LinkButton } from '@uplink/ui/button';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { quizReviewMessages } from './quiz-review.messages.ts';
import { wayOn } from './quiz-review.rules.ts';

export interface QuizReviewProps extends QuizReviewPath {
  /** After the questions, such as what the lesson gave. */
  end?: ReactNode;
}

/** An own quiz that was handed in, with its review and the way on. */
export function QuizReview({ end, ...path }: QuizReviewProps) {
  const state = useQuizReview(path, 'learner');
  return (
    <QuizReviewView
      state={state}
      reader="learner"
      end={end}
      ways={(submission) => <Ways submission={submission} />}
    />
  );
}

function Ways({ submission }: { submission: Schema<'QuizSubmission'> }) {
  const messages = useMessages(quizReviewMessages);
  const { label, href, isNext } = wayOn(submission, messages);
  return (
    <div className="ul-stack ul-gap-8">
      <LinkButton
        isBlock
        href={href}
        {...(isNext && {
          variant: 'primary',
          endIcon: <ArrowRight className="ul-icon" size={18} />,
        })}
      >
        {label}
      </LinkButton>
      <LinkButton isBlock variant="quiet" href={lessonPath(submission.summary.lesson, 'quiz')}>
        {messages.again}
      </LinkButton>
    </div>
  );
}
