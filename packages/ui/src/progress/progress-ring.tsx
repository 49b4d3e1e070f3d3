import './progress.css';

export interface ProgressRingProps {
  /** 0 to 1. */
  value: number;
  /** Shown inside. */
  children: string | number;
  /** Width and height in pixels. @default 26 */
  size?: number;
  /** Says what it means where no text beside it does. */
  label?: string;
}

const round = 2 * Math.PI * 11;

/** A small ring around a number, such as a level. */
export function ProgressRing({ value, children, size = 26, label }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <svg
      className="ul-ring"
      viewBox="0 0 26 26"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle className="ul-ring__track" cx="13" cy="13" r="11" />
      {share > 0 && (
        <circle
          className="ul-ring__value"
          cx="13"
          cy="13"
          r="11"
          strokeDasharray={`${round * share} ${round}`}
          transform="rotate(-90 13 13)"
        />
      )}
      <text x="13" y="16.5" textAnchor="middle">
        {children}
      </text>
    </svg>
  );
}
