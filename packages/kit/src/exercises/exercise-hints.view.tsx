import { useMessages } from '@uplink/api-client/messages';
import { type Definition, type Grade, type Hint, hintsFor } from '@uplink/net/exercise';
import { Button } from '@uplink/ui/button';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { exerciseMessages } from './exercise.messages.ts';
import { lineWords } from './exercise.rules.ts';
import type { Texts } from './exercise.types.ts';

export interface ExerciseHintsProps {
  definition: Definition;
  grade: Grade | undefined;
  texts: Texts;
}

/** Hints for the first goal that isn't met, one at a time and only when asked for. */
export function ExerciseHints({ definition, grade, texts }: ExerciseHintsProps) {
  const messages = useMessages(exerciseMessages);
  const hints = grade?.passed ? [] : hintsFor(definition, grade ?? unchecked(definition));
  const goal = hints[0]?.for ?? '';
  const [opened, setOpened] = useState({ goal: '', count: 0 });
  const count = opened.goal === goal ? opened.count : 0;
  if (hints.length === 0) return null;
  return (
    <div className="ul-exercise__hints">
      <ol aria-live="polite" aria-label={messages.hints}>
        {hints.slice(0, count).map((hint, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hints never change places
          <li key={at}>{wordsOf(hint, grade, texts, messages)}</li>
        ))}
      </ol>
      {count < hints.length ? (
        <Button
          icon={<Lightbulb className="ul-icon" size={18} aria-hidden />}
          onPress={() => setOpened({ goal, count: count + 1 })}
        >
          {count === 0 ? messages.hint : messages.nextHint}
        </Button>
      ) : (
        <p className="ul-small ul-muted">{messages.noHints}</p>
      )}
    </div>
  );
}

/** Before the first check nothing is met. */
const unchecked = ({ goals }: Definition): Grade => ({
  passed: false,
  points: 0,
  total: 0,
  goals: goals.map(({ id }) => ({ goal: id, verdict: 'unmet', cause: 'blank' })),
});

function wordsOf(
  hint: Hint,
  grade: Grade | undefined,
  texts: Texts,
  messages: typeof exerciseMessages,
) {
  if ('text' in hint) return hint.text;
  const finding = grade?.goals.find(({ goal }) => goal === hint.for);
  const line = finding?.witness?.line ?? finding?.lines?.[0];
  if (line === undefined) return messages.hintEnd;
  return messages.hintLine(line, lineWords(texts[finding?.field ?? ''] ?? '', line));
}
