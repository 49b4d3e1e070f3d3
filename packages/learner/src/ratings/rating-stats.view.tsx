import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { StarScore } from '@uplink/ui/stars';
import type { CSSProperties } from 'react';
import { ratingsMessages } from './ratings.messages.ts';
import './ratings.css';

const share = (part: number) => ({ '--ul-share': `${Math.round(part * 100)}%` }) as CSSProperties;

/** The average, and how many gave which stars: most stars first, each row said in words too. */
export function RatingStatsView({ stats }: { stats: Schema<'RatingStats'> }) {
  const messages = useMessages(ratingsMessages);
  const { average, count, counts, recommendation } = stats;
  const rows = counts.map((given, index) => ({ stars: index + 1, given })).reverse();
  return (
    <div className="ul-rating__stats">
      {average !== null && (
        <p className="ul-rating__average">
          <b className="ul-display ul-num">{messages.average(average)}</b>
          <StarScore value={average} size={20} />
        </p>
      )}
      <p className="ul-small ul-muted">
        {messages.count(count)}
        {recommendation !== null && <br />}
        {recommendation !== null && messages.recommendation(recommendation)}
      </p>
      <ul className="ul-rating__counts">
        {rows.map(({ stars, given }) => (
          <li key={stars} className="ul-rating__count ul-small">
            <span>{messages.stars(stars)}</span>
            <span className="ul-rating__share" style={share(given / count)} aria-hidden="true" />
            <span className="ul-num">{given}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
