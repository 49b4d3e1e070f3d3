import type { Schema } from '@uplink/api-client';
import { lazyView } from '@uplink/ui/lazy-part';
import { useMemo } from 'react';
import { readTexts } from '../questions/exercise-texts.rules.ts';
import { sameTexts, startTexts } from './exercise.rules.ts';
import { drawnOf } from './exercise.types.ts';
import { ExerciseAnswer } from './exercise-answer.view.tsx';
import type { NetworkAnswerProps } from './network/network-answer.view.tsx';
import './exercises.css';
import './exercise-question.css';

const NetworkAnswer = lazyView<NetworkAnswerProps>(() =>
  import('./network/network-views.ts').then((module) => module.NetworkAnswer),
);

export interface ExerciseQuestionProps {
  asked: Schema<'AskedExercise'>;
  /** The answer as JSON; empty until something was typed. */
  text: string;
  onText: (text: string) => void;
}

/** An exercise as a question of a quiz or an exam: to solve, not to check. */
export function ExerciseQuestion({ asked, text, onText }: ExerciseQuestionProps) {
  const drawn = useMemo(() => drawnOf(asked), [asked]);
  const { task, network } = drawn.definition;
  const start = startTexts(drawn.definition);
  const answer = {
    drawn,
    engine: undefined,
    checked: undefined,
    texts: { ...start, ...readTexts(text) },
    onChange: (texts: typeof start) => onText(sameTexts(texts, start) ? '' : JSON.stringify(texts)),
    onCheck: () => {},
  };
  return (
    <div className="ul-exercise-question">
      {task.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {network && <NetworkAnswer {...answer} />}
      <ExerciseAnswer {...answer} />
    </div>
  );
}
