import { COVER_HEIGHT, COVER_WIDTH, createTopology, type Point } from './topology.rules.ts';
import './cover.css';

export interface CoverProps {
  /** Unique name of the product; the drawing follows from it. */
  name: string;
  /** How far its learner is, 0 to 1; null when it is not theirs. @default null */
  progress?: number | null;
}

/** The drawn topology of a product without an image; the lit path is its learner's own progress. */
export function Cover({ name, progress = null }: CoverProps) {
  const { nodes, edges, route } = createTopology(name);
  const points = route.flatMap((index) => nodes[index] ?? []);
  const current =
    progress === null ? 0 : Math.min(points.length - 1, Math.floor(progress * points.length));
  const isDone = progress !== null && progress >= 1;
  const behind = isDone ? points : points.slice(0, current + 1);
  const ahead = isDone ? [] : points.slice(current);
  return (
    <div className="ul-cover" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <rect className="cv-bg" width={COVER_WIDTH} height={COVER_HEIGHT} />
        {edges.map(([from, to]) => (
          <path key={`${from}-${to}`} className="cv-edge" d={line([nodes[from], nodes[to]])} />
        ))}
        {nodes.map((node) => (
          <circle key={`${node.x} ${node.y}`} className="cv-node" cx={node.x} cy={node.y} r="3" />
        ))}
        <path className="cv-rest" d={line(ahead)} />
        {progress !== null && <path className="cv-path" d={line(behind)} />}
        {points.map((point, index) => (
          <circle
            key={`${point.x} ${point.y}`}
            className={isDone || index < current ? 'cv-hop' : 'cv-next'}
            cx={point.x}
            cy={point.y}
            r="4.5"
          />
        ))}
        {!isDone && points[current] && (
          <>
            <circle className="cv-now" cx={points[current].x} cy={points[current].y} r="7" />
            <circle className="cv-nowdot" cx={points[current].x} cy={points[current].y} r="2.5" />
          </>
        )}
      </svg>
    </div>
  );
}

function line(points: (Point | undefined)[]): string {
  return points
    .flatMap((point, index) =>
      point ? `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}` : [],
    )
    .join('');
}
