import { CornerDownLeft, Monitor, Router, Server, X } from 'lucide-react';
import { homeExercise, offeredLine } from './home-exercise.definition.ts';
import { messages, stepsOf } from './home-exercise.messages.ts';
import { firstAttempt } from './home-exercise.rules.ts';
import type { Attempt } from './home-exercise.types.ts';
import './home-exercise.css';

export interface HomeExerciseProps {
  /** Where a visitor goes on, and what Run opens in a browser without scripts. */
  lessonPath: string | undefined;
  /** @default how it begins */
  attempt?: Attempt;
}

/** The exercise of the landing page as the server draws it. `startHomeExercise` makes it work. */
export function HomeExercise({ lessonPath, attempt = firstAttempt() }: HomeExerciseProps) {
  return (
    <section
      className="ul-try"
      aria-labelledby="try"
      data-part="exercise"
      data-solved={attempt.isSolved}
    >
      <div className="ul-try__head">
        <h2 id="try">{homeExercise.title}</h2>
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
        {attempt.said.map((said, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <p key={at} data-kind={said.kind}>
            {said.prompt !== undefined && <span>{said.prompt}</span>}
            {messages.lineText(said)}
          </p>
        ))}
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
          defaultValue={attempt.isSolved ? '' : offeredLine}
          placeholder={attempt.isSolved ? messages.done : undefined}
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
        <p className="ul-try__next" data-part="next" hidden={!attempt.isSolved}>
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

const icons = { host: Monitor, router: Router, server: Server };
const devices = homeExercise.network?.devices ?? [];

/** Device and address of each, the links between them, and where the packet is dropped. */
function Picture(attempt: Attempt) {
  const { there, back, stop, sign, isSolved } = attempt;
  return (
    <div
      className="ul-try__picture"
      role="img"
      aria-label={messages.picture(attempt)}
      data-part="picture"
    >
      <p className="ul-try__sign" data-at={isSolved ? 'end' : stop} data-part="sign">
        {sign}
      </p>
      {devices.slice(1).map(({ name }, at) => (
        <span
          key={name}
          className="ul-try__link"
          data-at={at + 1}
          data-there={at < there}
          data-back={devices.length - 1 - at <= back}
          data-part="link"
        />
      ))}
      {devices.map(({ name, kind, start }) => {
        const Sign = icons[name === 'SRV1' ? 'server' : kind === 'host' ? 'host' : 'router'];
        return (
          <span
            key={name}
            className="ul-try__device"
            data-kind={kind}
            data-name={name}
            data-stop={name === stop}
            data-part="device"
          >
            <span className="ul-try__icon">
              <Sign className="ul-icon" size={22} aria-hidden />
              <X className="ul-icon ul-try__x" size={10} strokeWidth={4} aria-hidden />
            </span>
            <b>{name}</b>
            <small>{ownAddress(start)}</small>
          </span>
        );
      })}
    </div>
  );
}

/** The address that a device is known by: its only one, or the one between the routers. */
function ownAddress(start: string): string {
  const addresses = [...start.matchAll(/ip address (\d+\.\d+\.\d+\.\d+)/g)];
  return addresses[addresses.length - 1]?.[1] ?? '';
}
