import './brand.css';

export interface BrandMarkProps {
  /** Pixels. @default 28 */
  size?: number;
}

/** The academy's mark: an uplink between two hosts. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="bm-line" d="M8 8v8a8 8 0 0 0 16 0V8" />
      <circle className="bm-a" cx="8" cy="7" r="4" />
      <circle className="bm-b" cx="24" cy="7" r="4.5" />
    </svg>
  );
}
