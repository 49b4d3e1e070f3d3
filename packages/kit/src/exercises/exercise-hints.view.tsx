import { useMessages } from '@uplink/api-client/messages';
import { type Grade, type Hint, hintsFor } from '@uplink/net/exercise';
import { Button } from '@uplink/ui/button';
import { Lightbulb } from 'lucide-react';
import { createContext, useContext } from 'react';
import { exerciseMessages } from './exercise.messages.ts';
import { lineWords } from './exercise.rules.ts';
import type { ExercisePaperProps, Texts } from './exercise.types.ts';

interface NextHint {
  isFirst: boolean;
  onOpen: () => void;
}

const NextHintContext = createContext<NextHint | undefined>(undefined);

/** Opens the next hint; shown next to the button that checks an answer. Nothing if there are no more. */
export function HintButton() {
  const messages = useMessages(exerciseMessages);
  const next = useContext(NextHintContext);
  if (!next) return null;
  return (
    <Button
      icon={<Lightbulb className="ul-icon" size={18} aria-hidden />}
      onPress={() => next.onOpen()}
    >
      {next.isFirst ? messages.hint : messages.nextHint}
    </Button>
  );
}

export interface ExerciseHintsProps
  extends Pick<ExercisePaperProps, 'drawn' | 'texts' | 'hints' | 'onHints' | 'children'> {
  grade: Grade | undefined;
}

/** Hints for the first goal that isn't met, one at a time and only when asked for. */
export function ExerciseHints({ drawn, grade, texts, children, ...opened }: ExerciseHintsProps) {
  const messages = useMessages(exerciseMessages);
  const hints = grade?.passed ? [] : hintsFor(drawn.definition, grade);
  const goal = hints[0]?.for ?? '';
  const count = opened.hints[goal] ?? 0;
  const left = hints.length - count;
  const next =
    left > 0
      ? {
          isFirst: count === 0,
          onOpen: () => opened.onHints({ ...opened.hints, [goal]: count + 1 }),
        }
      : undefined;
  return (
    <NextHintContext.Provider value={next}>
      {children}
      {hints.length > 0 && (
        <div className="ul-exercise__hints">
          <ol aria-live="polite" aria-label={messages.hints}>
            {hints.slice(0, count).map((hint, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hints never change places
              <li key={at}>{wordsOf(hint, grade, texts, messages)}</li>
            ))}
          </ol>
          {count > 0 && (
            <p className="ul-small ul-muted">
              {left > 0 ? messages.hintsLeft(left) : messages.noHints}
            </p>
          )}
        </div>
      )}
    </NextHintContext.Provider>
  );
}

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
