import { type ReactNode, useState } from 'react';
import './progress.css';

export interface ProgressBarProps {
  /** What is measured, e.g. the file's name. */
  label: string;
  /** 0 to 100; null while no one knows how long it takes. */
  value: number | null;
  /** Its colour. @default 'info' */
  tone?: 'info' | 'ok' | 'fault';
  /** A line above the bar with the label and, at its end, this or the percentage. @default no line */
  caption?: ReactNode | true;
  /** Says 25, 50, 75 and 100 percent aloud. @default false */
  isSpoken?: boolean;
}

/** A linear bar; for uploads only, learning progress is a route of hops. */
export function ProgressBar({
  label,
  value,
  tone = 'info',
  caption,
  isSpoken = false,
}: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  const end = caption === true ? percent !== null && `${percent}%` : caption;
  return (
    <>
      {caption !== undefined && (
        <div className="ul-progress__caption">
          <span className="ul-medium ul-truncate">{label}</span>
          <span className="ul-num">{end}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={percent === null ? undefined : `${percent}%`}
        className="ul-bar"
        data-kind={tone}
        data-indeterminate={percent === null || undefined}
      >
        <span style={percent === null ? undefined : { width: `${percent}%` }} />
      </div>
      {isSpoken && <Quarters label={label} percent={percent ?? 0} />}
    </>
  );
}

/** Speaks when another quarter is passed, not at each step. What was passed at the start is old news. */
function Quarters({ label, percent }: { label: string; percent: number }) {
  const passed = Math.floor(percent / 25) * 25;
  const [atStart] = useState(passed);
  return (
    <span className="ul-sr" role="status">
      {passed > atStart && `${label}: ${passed}%`}
    </span>
  );
}
