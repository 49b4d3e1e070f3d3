import { encode } from 'uqr';
import './qr-code.css';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** Says what it holds. */
  label: string;
}

/** A QR code, dark on light in both themes: cameras read nothing else reliably. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="ul-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
