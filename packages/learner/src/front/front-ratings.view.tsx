import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { StarScore } from '@uplink/ui/stars';
import { frontMessages } from './front.messages.ts';
import { FrontReview } from './front-review.view.tsx';
import { Section } from './section.view.tsx';
import './front-ratings.css';

export interface FrontRatingsProps {
  product: Schema<'FrontProduct'>;
}

/** What learners say, once enough of them did. */
export function FrontRatings({ product: { card, stats, reviews } }: FrontRatingsProps) {
  const messages = useMessages(frontMessages);
  const formats = useAllFormats();
  if (!stats || !card.rating) return null;
  const { average, count } = card.rating;
  return (
    <Section title={messages.reviews} id="reviews">
      <Card isFlush>
        <div className="ul-front-stats">
          <div>
            <p className="ul-front-stats__average">{formats.decimal(average, 1)}</p>
            <StarScore value={average} />
            <p className="ul-small ul-muted">{messages.rating(average, count)}</p>
          </div>
          <ul>
            {[5, 4, 3, 2, 1].map((stars) => (
              <li key={stars} className="ul-front-stats__row">
                <span>{messages.stars(stars)}</span>
                <progress max={stats.count} value={stats.counts[stars - 1]} aria-hidden="true" />
                <span className="ul-num">{stats.counts[stars - 1]}</span>
              </li>
            ))}
          </ul>
        </div>
        {reviews.map((review) => (
          <FrontReview key={review.id} review={review} />
        ))}
      </Card>
    </Section>
  );
}
