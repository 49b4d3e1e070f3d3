import { useMessages } from '@uplink/api-client/messages';
import {
  type Checked,
  ExercisePaper,
  startTexts,
  type Texts,
  useEngine,
} from '@uplink/kit/exercises';
import { type Definition, type Drawn, draw } from '@uplink/net/exercise';
import { Button } from '@uplink/ui/button';
import { NumberField } from '@uplink/ui/number-field';
import { useMemo, useState } from 'react';
import { exerciseEditorMessages } from './exercise-editor.messages.ts';

export interface PlayPanelProps {
  definition: Definition;
}

/** The exercise as a learner gets it, in any variant. What is answered here goes nowhere. */
export function PlayPanel({ definition }: PlayPanelProps) {
  const messages = useMessages(exerciseEditorMessages);
  const [seed, setSeed] = useState(definition.seeds[0] ?? 0);
  const drawn = useMemo(
    () => drawOrFault(definition, seed, messages),
    [definition, seed, messages],
  );
  return (
    <div className="ul-stack ul-gap-16">
      <NumberField
        label={messages.anySeed}
        minValue={0}
        maxValue={0xffffffff}
        value={seed}
        onChange={(next) => setSeed(Number.isInteger(next) ? next : 0)}
      />
      {'fault' in drawn ? (
        <p role="status">
          {messages.noVariant}: {drawn.fault}
        </p>
      ) : (
        <Played key={JSON.stringify(drawn.definition)} drawn={drawn} />
      )}
    </div>
  );
}

function drawOrFault(
  definition: Definition,
  seed: number,
  messages: typeof exerciseEditorMessages,
): Drawn | { fault: string } {
  try {
    return draw({ ...definition, title: definition.title || messages.untitled }, seed);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function Played({ drawn }: { drawn: Drawn }) {
  const messages = useMessages(exerciseEditorMessages);
  const engine = useEngine();
  const [texts, setTexts] = useState<Texts>(() => startTexts(drawn.definition));
  const [checked, setChecked] = useState<Checked>();
  const check = () => {
    if (!engine) return;
    setChecked({ texts, grade: engine.grade(drawn, { texts }), at: '' });
  };
  return (
    <div className="ul-exercise-play">
      <ExercisePaper
        drawn={drawn}
        texts={texts}
        onChange={setTexts}
        onCheck={check}
        checked={checked}
        engine={engine}
      >
        <Button onPress={check}>{messages.check}</Button>
      </ExercisePaper>
    </div>
  );
}
