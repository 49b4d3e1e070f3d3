import { ProgressBar as AriaProgressBar } from 'react-aria-components';
import './progress.css';

export interface ProgressBarProps {
  /** What is measured, e.g. the file's name. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** @default 'info' */
  tone?: 'info' | 'ok' | 'fault';
}

/** A linear bar; for uploads only, learning progress is a route of hops. */
export function ProgressBar({ label, value, tone = 'info' }: ProgressBarProps) {
  return (
    <AriaProgressBar aria-label={label} value={value} className="ul-bar" data-kind={tone}>
      <span style={{ width: `${value}%` }} />
    </AriaProgressBar>
  );
}

export interface ProgressRingProps {
  /** 0 to 1. */
  value: number;
  /** Shown inside. */
  children: string | number;
}

/** A small ring around a number, such as a level; its meaning stands in the text beside it. */
export function ProgressRing({ value, children }: ProgressRingProps) {
  const round = 2 * Math.PI * 11;
  return (
    <svg className="ul-ring" viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <circle className="ul-ring__track" cx="13" cy="13" r="11" />
      <circle
        className="ul-ring__value"
        cx="13"
        cy="13"
        r="11"
        strokeDasharray={`${round * value} ${round}`}
        transform="rotate(-90 13 13)"
      />
      <text x="13" y="16.5" textAnchor="middle">
        {children}
      </text>
    </svg>
  );
}
