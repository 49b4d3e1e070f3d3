import { Drawing } from './drawing.tsx';

/** A route that bends into a black hole: the page no one finds. */
export function BlackHole() {
  return (
    <Drawing height={120}>
      <ellipse className="ul-drawing__ring" cx="140" cy="64" rx="78" ry="46" />
      <ellipse className="ul-drawing__ring" cx="140" cy="64" rx="52" ry="32" />
      <path className="ul-drawing__done" d="M20 34h44c36 0 50-12 72 6" />
      <circle className="ul-drawing__hop" cx="20" cy="34" r="6" />
      <circle className="ul-drawing__hop" cx="52" cy="34" r="6" />
      <circle className="ul-drawing__hole" cx="140" cy="62" r="22" />
      <circle className="ul-drawing__node" cx="204" cy="94" r="6" />
    </Drawing>
  );
}
