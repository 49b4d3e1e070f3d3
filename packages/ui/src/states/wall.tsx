import { Drawing } from './drawing.tsx';

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
