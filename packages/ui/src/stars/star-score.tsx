import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { starsMessages } from './stars.messages.ts';
import './stars.css';

export interface StarScoreProps {
  /** From 0 to 5; parts of a star are drawn. */
  value: number;
  /** Pixels of a star. @default 16 */
  size?: number;
}

const row = [1, 2, 3, 4, 5];

/** Stars that were given, such as an average. */
export function StarScore({ value, size = 16 }: StarScoreProps) {
  const messages = useMessages(starsMessages);
  const rounded = Math.round(Math.min(Math.max(value, 0), row.length) * 10) / 10;
  const stars = row.map((star) => <Star key={star} className="ul-icon" size={size} />);
  const share = { '--ul-star-share': `${(rounded * 100) / row.length}%` } as CSSProperties;
  return (
    <span
      className="ul-star-score"
      role="img"
      aria-label={messages.stars(rounded, row.length)}
      style={share}
    >
      <span className="ul-star-score__row">{stars}</span>
      <span className="ul-star-score__row" data-on="">
        {stars}
      </span>
    </span>
  );
}
