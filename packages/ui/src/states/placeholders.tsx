import { Drawing } from './drawing.tsx';

/** A sheet no one wrote on yet: no homework. */
export function BlankSheet() {
  return (
    <Drawing height={88}>
      <path className="ul-drawing__ring" d="M28 44h56M156 44h56" />
      <circle className="ul-drawing__node" cx="22" cy="44" r="6" />
      <circle className="ul-drawing__node" cx="218" cy="44" r="6" />
      <path className="ul-drawing__node" d="M92 6h42l16 16v60H92z" />
      <path className="ul-drawing__line" d="M134 6v16h16" />
      <path className="ul-drawing__ring" d="M102 40h38M102 54h38M102 68h24" />
    </Drawing>
  );
}

/** A tray that everything left: nothing waits for a mentor. */
export function ClearTray() {
  return (
    <Drawing height={88}>
      <path className="ul-drawing__done" d="M20 62h50M170 62h50" />
      <circle className="ul-drawing__hop" cx="20" cy="62" r="6" />
      <circle className="ul-drawing__hop" cx="220" cy="62" r="6" />
      <path className="ul-drawing__node" d="M78 42h22c4 0 4 12 10 12h20c6 0 6-12 10-12h22v36H78z" />
      <path className="ul-drawing__done" d="M108 22l9 9 17-19" />
    </Drawing>
  );
}

/** An envelope without a letter: no email. */
export function EmptyEnvelope() {
  return (
    <Drawing height={88}>
      <path className="ul-drawing__ring" d="M26 48h46M168 48h46" />
      <circle className="ul-drawing__node" cx="20" cy="48" r="6" />
      <circle className="ul-drawing__node" cx="220" cy="48" r="6" />
      <rect className="ul-drawing__node" x="78" y="18" width="84" height="60" rx="4" />
      <path className="ul-drawing__line" d="M80 22l40 30 40-30" />
    </Drawing>
  );
}
