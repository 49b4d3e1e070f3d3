import { Check, Minus } from 'lucide-react';
import './check.css';

export interface CheckMarkProps {
  /** Some, not all, of what the box stands for is ticked. @default false */
  isIndeterminate?: boolean;
}

/** The box of a checkbox. */
export function CheckMark({ isIndeterminate = false }: CheckMarkProps) {
  const Icon = isIndeterminate ? Minus : Check;
  return (
    <span className="ul-check__box">
      <Icon className="ul-icon" size={13} aria-hidden />
    </span>
  );
}

/** The ring of a radio. */
export function RadioMark() {
  return <span className="ul-check__box" data-kind="radio" />;
}
