import { useMessages } from '@uplink/api-client/messages';
import { CornerDownLeft } from 'lucide-react';
import { offeredLine } from './home-exercise.definition.ts';
import { homeExerciseMessages, stepsOf } from './home-exercise.messages.ts';
import { firstAttempt } from './home-exercise.rules.ts';
import { Picture } from './home-exercise-picture.view.tsx';
import './home-exercise.css';
import './home-exercise-console.css';

export interface HomeExerciseProps {
  /** Where a visitor goes on, and what Run opens in a browser without scripts. */
  lessonPath: string | undefined;
}

/** The exercise of the landing page as the server draws it. `startHomeExercise` makes it work. */
export function HomeExercise({ lessonPath }: HomeExerciseProps) {
  const messages = useMessages(homeExerciseMessages);
  const attempt = firstAttempt(messages);
  return (
    <section
      className="ul-try"
      aria-labelledby="try"
      data-part="exercise"
      data-solved={attempt.isSolved}
    >
      <div className="ul-try__head">
        <h2 id="try">{messages.title}</h2>
        <ol className="ul-try__steps">
          {stepsOf(attempt.isSolved).map(({ id, state }) => (
            <li key={id} data-state={state}>
              <span>{messages.steps[id]}</span>
              <span className="ul-sr">, {messages.states[state]}</span>
            </li>
          ))}
        </ol>
      </div>
      <Picture {...attempt} />
      <div
        className="ul-try__log"
        role="log"
        aria-label={messages.console}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        tabIndex={0}
        data-part="log"
      >
        <div data-part="lines">
          {attempt.said.map((said, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
            <p key={at} data-kind={said.kind}>
              {said.prompt !== undefined && <span>{said.prompt}</span>}
              {messages.lineText(said)}
            </p>
          ))}
        </div>
      </div>
      <form className="ul-try__form" action={lessonPath ?? '/programs'} data-part="form">
        <label htmlFor="try-line">
          <span aria-hidden data-part="prompt">
            {attempt.prompt}
          </span>
          <span className="ul-sr">{messages.field}</span>
        </label>
        <input
          id="try-line"
          defaultValue={offeredLine}
          maxLength={200}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button className="ul-button" data-size="sm" type="submit">
          <span>{messages.run}</span>
          <CornerDownLeft className="ul-icon" size={14} aria-hidden />
        </button>
      </form>
      {lessonPath !== undefined && (
        <p className="ul-try__next" data-part="next" hidden>
          <a href={lessonPath}>{messages.keepGoing}</a>
        </p>
      )}
      <p className="ul-try__failed" role="alert" data-part="failed" hidden>
        {messages.failed}
      </p>
      <noscript>
        <p className="ul-try__failed">{messages.noScript}</p>
      </noscript>
    </section>
  );
}
