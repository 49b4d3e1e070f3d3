import { useMessages } from '@uplink/api-client/messages';
import {
  type Checked,
  ExercisePaper,
  HintButton,
  startTexts,
  type Texts,
  useEngine,
} from '@uplink/kit/exercises';
import { type Definition, type Drawn, draw, isSeed } from '@uplink/net/exercise';
import { Button } from '@uplink/ui/button';
import { NumberField } from '@uplink/ui/number-field';
import { useMemo, useState } from 'react';
import { workbenchMessages } from './workbench.messages.ts';

export interface PlayPanelProps {
  definition: Definition;
  /** The stage before, with whose model answer this one begins. @default none */
  before?: Definition | undefined;
}

/** The exercise as a learner gets it, in any variant. What is answered here goes nowhere. */
export function PlayPanel({ definition, before }: PlayPanelProps) {
  const messages = useMessages(workbenchMessages);
  const [seed, setSeed] = useState(definition.seeds.find(isSeed) ?? 0);
  const begun = useMemo(
    () => beginOrFault({ definition, before }, seed, messages),
    [definition, before, seed, messages],
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
      {'fault' in begun ? (
        <p role="status">
          {messages.noVariant}: {begun.fault}
        </p>
      ) : (
        <Played key={JSON.stringify([begun.drawn.definition, begun.start])} {...begun} />
      )}
    </div>
  );
}

interface Begun {
  drawn: Drawn;
  /** What is there before anything is typed. */
  start: Texts;
}

function beginOrFault(
  { definition, before }: PlayPanelProps,
  seed: number,
  messages: typeof workbenchMessages,
): Begun | { fault: string } {
  const drawNamed = (one: Definition) =>
    draw({ ...one, title: one.title || messages.untitled }, seed);
  try {
    const drawn = drawNamed(definition);
    const given = before ? drawNamed(before).definition.model.texts : {};
    return { drawn, start: { ...startTexts(drawn.definition), ...given } };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function Played({ drawn, start }: Begun) {
  const messages = useMessages(workbenchMessages);
  const engine = useEngine(drawn.definition);
  const [texts, setTexts] = useState(start);
  const [hints, setHints] = useState({});
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
        hints={hints}
        onHints={setHints}
        onCheck={check}
        checked={checked}
        engine={engine}
      >
        <div className="ul-row ul-gap-8">
          <HintButton />
          <Button onPress={check}>{messages.check}</Button>
        </div>
      </ExercisePaper>
    </div>
  );
}
