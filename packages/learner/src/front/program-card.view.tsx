import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { lengthOf, productWords } from '@uplink/kit/products';
import { ArrowRight, Check } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import { FrontCover } from './front-cover.view.tsx';
import { PriceLine } from './price-line.view.tsx';
import './front-card.css';

export interface ProgramCardProps {
  card: Schema<'FrontCard'>;
}

/** A program on the landing page: how long, what for, and what it costs. */
export function ProgramCard({ card }: ProgramCardProps) {
  const messages = useMessages(frontMessages);
  const words = useMessages(productWords);
  const formats = useFormats();
  const { name, shortDescription, nextStart, outcomes, price, isOnSale } = card;
  const facts = [lengthOf(card, words, formats), nextStart && messages.nextStart(nextStart)];
  return (
    <article className="ul-card ul-front-card" data-large="">
      <FrontCover card={card} />
      <div className="ul-front-card__body">
        <p className="ul-eyebrow">{facts.filter(Boolean).join(' · ')}</p>
        <h3 className="ul-h2">
          {isOnSale ? (
            <a className="ul-front-card__link" href={productPath(card)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="ul-lead">{shortDescription}</p>
        <ul className="ul-front-ticks">
          {outcomes.map((outcome) => (
            <li key={outcome}>
              <Check className="ul-icon" size={16} aria-hidden />
              <span>{outcome}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="ul-front-card__bar">
        <span className="ul-front-card__price">
          {price ? <PriceLine {...card} price={price} /> : !isOnSale && messages.notOnSale}
        </span>
        {isOnSale && (
          <span className="ul-front-card__more" aria-hidden="true">
            {messages.seeProgram}
            <ArrowRight className="ul-icon" size={16} />
          </span>
        )}
      </p>
    </article>
  );
}
