import { LoaderCircle } from 'lucide-react';
import './spinner.css';

export interface SpinnerProps {
  /** Width and height in pixels. @default 18 */
  size?: number;
}

/** Turns while something runs, beside the words that say what; stands still for those who asked for less motion. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return <LoaderCircle className="ul-icon ul-spin" size={size} aria-hidden />;
}
