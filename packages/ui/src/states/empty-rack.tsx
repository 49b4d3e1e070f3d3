import { Drawing } from './drawing.tsx';

/** A rack with nothing in it: no resource. */
export function EmptyRack() {
  return (
    <Drawing height={88}>
      <path className="ul-drawing__done" d="M20 44h50" />
      <circle className="ul-drawing__hop" cx="20" cy="44" r="6" />
      <rect className="ul-drawing__node" x="76" y="6" width="88" height="76" rx="6" />
      <path className="ul-drawing__ring" d="M88 24h64M88 44h64M88 64h64" />
      <path className="ul-drawing__ring" d="M166 44h38" />
      <circle className="ul-drawing__node" cx="212" cy="44" r="6" />
    </Drawing>
  );
}
