import { Drawing } from './drawing.tsx';

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
