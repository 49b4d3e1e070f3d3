import { Drawing } from './drawing.tsx';

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
