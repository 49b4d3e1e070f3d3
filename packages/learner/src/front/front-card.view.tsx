import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Star } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import { factsOf, kindLabel } from './front.rules.ts';
import { FrontCover } from './front-cover.view.tsx';
import { PriceLine } from './price-line.view.tsx';
import './front-card.css';

export interface FrontCardProps {
  card: Schema<'FrontCard'>;
  /** @default h3 */
  heading?: 'h1' | 'h2' | 'h3';
}

/** A product in a list; one that is not on sale yet is no link. */
export function FrontCard({ card, heading: Heading = 'h3' }: FrontCardProps) {
  const messages = useMessages(frontMessages);
  const words = useMessages(productWords);
  const formats = useAllFormats();
  const { name, shortDescription, isOnSale } = card;
  return (
    <article className="ul-card ul-front-card">
      <FrontCover card={card} />
      <div className="ul-front-card__body">
        <p className="ul-eyebrow">{kindLabel(card, messages)}</p>
        <Heading className="ul-front-card__name">
          {isOnSale ? (
            <a className="ul-front-card__link" href={productPath(card)}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        <p className="ul-small ul-muted ul-front-card__text">{shortDescription}</p>
        <p className="ul-front-card__row ul-small ul-muted">
          <span>{factsOf(card, messages, { words, formats })}</span>
          <Score rating={card.rating} />
        </p>
        <p className="ul-front-card__foot">
          <span className="ul-small ul-muted">{noteOf(card, messages)}</span>
          <span className="ul-front-card__price">
            {card.price && (
              <PriceLine price={card.price} plan={null} couponCode={card.couponCode} />
            )}
          </span>
        </p>
      </div>
    </article>
  );
}

function Score({ rating }: Pick<Schema<'FrontCard'>, 'rating'>) {
  const messages = useMessages(frontMessages);
  const formats = useAllFormats();
  if (!rating) return <span className="ul-front-new">{messages.new}</span>;
  const { average, count } = rating;
  return (
    <span className="ul-front-score" role="img" aria-label={messages.rating(average, count)}>
      <Star className="ul-icon ul-front-star" size={14} aria-hidden />{' '}
      <b>{formats.decimal(average, 1)}</b> ({count})
    </span>
  );
}

function noteOf(
  { isOnSale, nextStart, price, opensAfter, freeLessonCount }: Schema<'FrontCard'>,
  messages: typeof frontMessages,
): string {
  if (!isOnSale) return messages.notOnSale;
  if (nextStart) return messages.nextStart(nextStart);
  if (price?.type === 'free') {
    if (opensAfter.length > 0) return messages.afterOthers(opensAfter);
    return freeLessonCount > 0 ? messages.withoutAccount(freeLessonCount) : '';
  }
  return freeLessonCount > 0 ? messages.freeLessons(freeLessonCount) : '';
}
