import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Clock, Signal, Star } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import { durationOf, frontKind } from './front.rules.ts';
import { FrontCover } from './front-cover.view.tsx';
import './product-head.css';

export interface ProductHeadProps {
  product: Schema<'FrontProduct'>;
}

/** Name, promise and facts of a product, over its cover. */
export function ProductHead({ product: { card } }: ProductHeadProps) {
  const messages = useMessages(frontMessages);
  const words = useMessages(productWords);
  const formats = useAllFormats();
  const { name, shortDescription, rating, level } = card;
  const { base, many } = frontKind(card.type, messages);
  return (
    <section className="ul-front-top" aria-label={name}>
      <div className="ul-front-top__art" aria-hidden="true">
        <FrontCover card={card} isBehindText />
        <div className="ul-front-top__fade" />
      </div>
      <div className="ul-front-wrap ul-front-top__in">
        <p className="ul-front-top__crumb">
          <a href={base}>{many}</a>
        </p>
        <h1>{name}</h1>
        <p className="ul-front-top__lead">{shortDescription}</p>
        <ul className="ul-front-top__facts">
          {rating ? (
            <li>
              <Star className="ul-icon ul-front-star" size={16} aria-hidden />
              <a href="#reviews">{messages.rating(rating.average, rating.count)}</a>
            </li>
          ) : (
            <li>
              <span className="ul-front-new">{messages.new}</span>
            </li>
          )}
          {level && (
            <li>
              <Signal className="ul-icon" size={16} aria-hidden />
              {messages.levels[level]}
            </li>
          )}
          <li>
            <Clock className="ul-icon" size={16} aria-hidden />
            {durationOf(card, messages, { words, formats })}
          </li>
        </ul>
      </div>
    </section>
  );
}
