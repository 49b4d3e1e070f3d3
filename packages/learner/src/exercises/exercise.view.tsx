import { lazyView } from '@uplink/ui/lazy-part';
import type { KeyboardEvent } from 'react';
import { AclEditor } from './acl-editor.view.tsx';
import { CheckBar } from './check-bar.view.tsx';
import { marksOf, sameTexts } from './exercise.rules.ts';
import { definitionOf } from './exercise.types.ts';
import { ExerciseFields } from './exercise-fields.view.tsx';
import { ExerciseHints } from './exercise-hints.view.tsx';
import { ExerciseTabs } from './exercise-tabs.view.tsx';
import { ExerciseTask } from './exercise-task.view.tsx';
import { messages } from './exercises.messages.ts';
import type { LessonExercisesReady } from './lesson-exercises.controller.ts';
import { ProofPanel } from './proof-panel.view.tsx';
import { VerdictTable } from './verdict-table.view.tsx';
import './exercises.css';

/** The command line comes behind the page: most exercises don't need it. */
const NetworkExercise = lazyView<ExerciseViewProps>(() =>
  import('./network/network-exercise.view.tsx').then((module) => module.NetworkExercise),
);

export type ExerciseViewProps = Omit<LessonExercisesReady, 'status'>;

/** Task, answer and proof beside each other; on narrow screens one under the other. */
export function ExerciseView(props: ExerciseViewProps) {
  if (!definitionOf(props.exercise).network) return <TextExercise {...props} />;
  return <NetworkExercise {...props} />;
}

function TextExercise(props: ExerciseViewProps) {
  const { exercise, texts, checked, onChange, onCheck, engine } = props;
  const definition = definitionOf(exercise);
  const last = checked.get(exercise.id);
  const isCurrent = last !== undefined && sameTexts(last.texts, texts);
  const { lists = [], fields = [] } = definition;
  const checkByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onCheck();
  };
  return (
    <>
      <ExerciseTabs {...props} />
      <div className="ul-exercise" key={exercise.id}>
        <ExerciseTask definition={definition} grade={last?.grade} engine={engine} />
        <section className="ul-exercise__work" aria-label={messages.work} onKeyDown={checkByKeys}>
          {lists.map((list) => (
            <AclEditor
              key={list.id}
              list={list}
              text={texts[list.id] ?? ''}
              marks={isCurrent ? marksOf(last.grade, list.id) : []}
              engine={engine}
              onChange={(text) => onChange({ ...texts, [list.id]: text })}
            />
          ))}
          {fields.length > 0 && (
            <ExerciseFields
              definition={definition}
              texts={texts}
              findings={isCurrent ? last.grade.goals : []}
              engine={engine}
              onChange={onChange}
              onCheck={onCheck}
            />
          )}
          <CheckBar {...props} isCurrent={isCurrent} hasLists={lists.length > 0} at={last?.at} />
          <ExerciseHints definition={definition} grade={last?.grade} texts={texts} />
          {last && <VerdictTable grade={last.grade} isCurrent={isCurrent} />}
        </section>
        <ProofPanel definition={definition} checked={last} engine={engine} />
      </div>
    </>
  );
}
