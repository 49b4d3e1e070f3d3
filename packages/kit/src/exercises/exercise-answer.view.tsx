import type { Finding } from '@uplink/net/exercise';
import { sameTexts } from './exercise.rules.ts';
import type { ExercisePaperProps } from './exercise.types.ts';
import { AclEditor, ExerciseFields } from './lazy-views.tsx';

export type ExerciseAnswerProps = Omit<ExercisePaperProps, 'children' | 'hints' | 'onHints'>;

/** The lists and values of an answer, marked by the last check while nothing was changed since. */
export function ExerciseAnswer(props: ExerciseAnswerProps) {
  const { drawn, texts, checked, onChange, onCheck, engine } = props;
  const { lists = [], fields = [] } = drawn.definition;
  const current = checked && sameTexts(checked.texts, texts) ? checked.grade : undefined;
  const findings: Finding[] = current?.goals ?? [];
  return (
    <>
      {lists.map((list) => (
        <AclEditor
          key={list.id}
          list={list}
          text={texts[list.id] ?? ''}
          grade={current}
          onChange={(text) => onChange({ ...texts, [list.id]: text })}
        />
      ))}
      {fields.length > 0 && (
        <ExerciseFields
          definition={drawn.definition}
          texts={texts}
          findings={findings}
          engine={engine}
          onChange={onChange}
          onCheck={onCheck}
        />
      )}
    </>
  );
}
