import './skeleton.css';

export interface SkeletonProps {
  /** Any CSS width. @default '100%' */
  width?: string;
  /** Pixels. @default 14 */
  height?: number;
  /** A circle is as wide as it is high. @default 'line' */
  shape?: 'line' | 'circle';
}

/** The shape of a thing that is still on its way. */
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
