import type { Schema } from '@uplink/api-client';
import { useFormats } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { StarScore } from '@uplink/ui/stars';

export interface FrontReviewProps {
  review: Schema<'FrontReview'>;
  /** Shown on its own, with the name of the product. @default false */
  isCard?: boolean;
}

/** What a learner says of a product. */
export function FrontReview({ review: one, isCard = false }: FrontReviewProps) {
  const formats = useFormats();
  const { author, product, stars, review, date } = one;
  return (
    <figure className={isCard ? 'ul-card ul-front-review' : 'ul-front-review'}>
      <StarScore value={stars} size={14} />
      <blockquote>{review}</blockquote>
      <figcaption className="ul-front-review__by">
        <Avatar name={author} isDecorative />
        <span>
          <b className="ul-strong">{author}</b>
          <span className="ul-small ul-muted">{isCard ? product : formats.date(date)}</span>
        </span>
      </figcaption>
    </figure>
  );
}
