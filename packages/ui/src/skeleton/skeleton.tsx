import { type ReactNode, useEffect, useState } from 'react';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** Any CSS width. @default '100%' */
  width?: string;
  /** Pixels. @default 14 */
  height?: number;
  /** A circle is as wide as it is high. @default 'line' */
  shape?: 'line' | 'circle';
}

/** A placeholder in the shape of content that is still loading. */
export function Skeleton({ width = '100%', height = 14, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className="ul-skel"
      data-shape={shape}
      aria-hidden="true"
      style={{ width: shape === 'circle' ? height : width, height }}
    />
  );
}

export interface LoadingProps {
  /** What is loading, e.g. 'The lesson'; announced once. */
  label: string;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
}

const waitMs = 200;
const slowMs = 10_000;

/** Shows nothing for 200 ms, then the skeletons, and after 10 s a line saying that it is slow. */
export function Loading({ label, children }: LoadingProps) {
  const { slow, loading } = useMessages(commonMessages);
  const [stage, setStage] = useState<'wait' | 'shown' | 'slow'>('wait');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('shown'), waitMs),
      setTimeout(() => setStage('slow'), slowMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="ul-loading" data-stage={stage} role="status" aria-label={loading(label)}>
      {stage !== 'wait' && <span className="ul-sr">{loading(label)}</span>}
      {children}
      {stage === 'slow' && <p className="ul-small ul-muted">{slow}</p>}
    </div>
  );
}
