import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Definition } from '@uplink/net/exercise';
import { useMemo } from 'react';
import { readTexts } from '../questions/exercise-texts.rules.ts';
import { useEngine } from './engine/use-engine.ts';
import { nameOf, shownFinding } from './exercise.rules.ts';
import { definitionOf, gradeOf, type Texts } from './exercise.types.ts';
import { ExerciseGoals } from './exercise-goals.view.tsx';
import { exerciseReviewMessages } from './exercise-review.messages.ts';
import { Counterexample } from './lazy-views.tsx';
import './exercises.css';
import './exercise-question.css';

export interface ExerciseReviewProps {
  asked: Schema<'AskedExercise'>;
  grade: Schema<'ExerciseGrade'> | null | undefined;
  /** The answer and the model answer, as JSON. */
  text: string | null;
  correctText: string | null;
  isOwn: boolean;
}

/** An exercise after a quiz or an exam: which goals are met, a packet that shows why not, and one right answer. */
export function ExerciseReview(props: ExerciseReviewProps) {
  const messages = useMessages(exerciseReviewMessages);
  const { asked, text, correctText, isOwn } = props;
  const definition = useMemo(() => definitionOf(asked), [asked]);
  const engine = useEngine(definition);
  const grade = props.grade ? gradeOf({ grade: props.grade }) : undefined;
  const finding = grade && shownFinding(grade);
  const texts = readTexts(text);
  return (
    <div className="ul-exercise-question">
      {definition.task.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ExerciseGoals definition={definition} grade={grade} findings={engine?.findings} />
      {finding?.witness && (
        <Counterexample
          witness={finding.witness}
          text={texts[finding.field ?? ''] ?? ''}
          hosts={definition.hosts ?? {}}
        />
      )}
      <Given
        definition={definition}
        texts={texts}
        label={isOwn ? messages.work : messages.theirWork}
        none={messages.noAnswer}
      />
      {!grade?.passed && (
        <Given definition={definition} texts={readTexts(correctText)} label={messages.model} />
      )}
    </div>
  );
}

interface GivenProps {
  definition: Definition;
  texts: Texts;
  label: string;
  none?: string;
}

function Given({ definition, texts, label, none }: GivenProps) {
  const messages = useMessages(exerciseReviewMessages);
  const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  if (given.length === 0)
    return none === undefined ? null : (
      <p className="ul-muted">
        {label}: {none}
      </p>
    );
  return (
    <dl>
      {given.map(([id, text]) => (
        <div key={id}>
          <dt className="ul-small ul-muted">
            {label}, {id === 'log' ? messages.commands : nameOf(definition, id)}
          </dt>
          <dd className="ul-exercise-question__given">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
