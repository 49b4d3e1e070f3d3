import { LoaderCircle } from 'lucide-react';
import './spinner.css';

export interface SpinnerProps {
  /** Width and height in pixels. @default 18 */
  size?: number;
}

/** Turns while something runs, beside the words that say what; stays still for people who prefer less motion. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return <LoaderCircle className="ul-icon ul-spin" size={size} aria-hidden />;
}
