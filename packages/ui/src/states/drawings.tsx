import { Drawing } from './drawing.tsx';

/** A route that bends into a black hole: the page nobody finds. */
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

/** A link that ends at a fault. */
export function BrokenLink() {
  return (
    <Drawing height={72}>
      <path className="ul-drawing__done" d="M44 36h48" />
      <circle className="ul-drawing__hop" cx="44" cy="36" r="7" />
      <rect className="ul-drawing__node" x="94" y="12" width="48" height="48" rx="8" />
      <path className="ul-drawing__cross" d="M106 24l24 24M130 24l-24 24" />
      <path className="ul-drawing__ring" d="M144 36h44" />
      <circle className="ul-drawing__node" cx="196" cy="36" r="7" />
    </Drawing>
  );
}

/** A wall across the link. */
export function Wall() {
  return (
    <Drawing height={80}>
      <path className="ul-drawing__done" d="M44 40h44" />
      <circle className="ul-drawing__node" cx="40" cy="40" r="7" />
      <rect className="ul-drawing__node" x="92" y="8" width="52" height="64" rx="4" />
      <path
        className="ul-drawing__line"
        d="M92 24h52M92 40h52M92 56h52M118 8v16M105 24v16M131 24v16M118 40v16M105 56v16M131 56v16"
      />
      <path className="ul-drawing__ring" d="M146 40h44" />
      <circle className="ul-drawing__node" cx="198" cy="40" r="7" />
    </Drawing>
  );
}

/** Two machines and a link that carries nothing yet. */
export function IdleLink() {
  return (
    <Drawing height={72}>
      <rect className="ul-drawing__node" x="34" y="18" width="48" height="36" rx="6" />
      <path className="ul-drawing__node" d="M46 36h24" />
      <path className="ul-drawing__ring" d="M84 36h26M130 36h26" />
      <circle className="ul-drawing__now" cx="120" cy="36" r="8" />
      <rect className="ul-drawing__node" x="158" y="18" width="48" height="36" rx="6" />
      <path className="ul-drawing__node" d="M170 36h24" />
    </Drawing>
  );
}
