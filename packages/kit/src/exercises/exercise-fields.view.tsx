import type { Definition, Finding } from '@uplink/net/exercise';
import { TextField } from '@uplink/ui/field';
import type { Engine } from './engine/engine.types.ts';
import { useFindingText } from './engine/use-finding-text.ts';
import type { Texts } from './exercise.types.ts';

export interface ExerciseFieldsProps {
  definition: Definition;
  texts: Texts;
  /** What the last check says, while nothing was changed since. */
  findings: readonly Finding[];
  engine: Engine | undefined;
  onChange: (texts: Texts) => void;
  onCheck: () => void;
}

/** Values to type. Enter checks. */
export function ExerciseFields(props: ExerciseFieldsProps) {
  const { definition, texts, findings, engine, onChange, onCheck } = props;
  const { fields = [] } = definition;
  const textOf = useFindingText(definition, engine?.findings);
  return (
    <form
      className="ul-card ul-exercise__fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      {fields.map(({ id, label }) => {
        const finding = findings.find(({ field, verdict }) => field === id && verdict !== 'met');
        const error = finding && textOf(finding);
        return (
          <TextField
            key={id}
            label={label}
            value={texts[id] ?? ''}
            isInvalid={error !== undefined}
            {...(error !== undefined && { errorMessage: error })}
            autoComplete="off"
            spellCheck="false"
            onChange={(text) => onChange({ ...texts, [id]: text })}
          />
        );
      })}
      {/* Without a button inside, Enter wouldn't send a form with several fields. */}
      <button type="submit" hidden />
    </form>
  );
}
