import { Skeleton } from '@uplink/ui/skeleton';
import './figures.css';

export interface Figure {
  label: string;
  /** Undefined while it loads; the layout keeps its place. */
  value: string | undefined;
}

export interface FiguresProps {
  figures: readonly Figure[];
}

/** Progress figures, each above its label. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="ul-figures">
      {figures.map(({ label, value }) => (
        <div key={label} className="ul-figures__one">
          <dt className="ul-small ul-muted">{label}</dt>
          <dd className="ul-h2 ul-num">{value ?? <Skeleton width="40px" height={28} />}</dd>
        </div>
      ))}
    </dl>
  );
}
