import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Check } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import { frontKind } from './front.rules.ts';
import { FrontBuy } from './front-buy.view.tsx';
import { FrontCard } from './front-card.view.tsx';
import { FrontMentors } from './front-mentors.view.tsx';
import { FrontQuestions } from './front-questions.view.tsx';
import { FrontRatings } from './front-ratings.view.tsx';
import { FrontSyllabus } from './front-syllabus.view.tsx';
import { ProductHead } from './product-head.view.tsx';
import { Section } from './section.view.tsx';
import './front-product.css';

export interface FrontProductProps {
  product: Schema<'FrontProduct'>;
  supportEmail: string;
}

/** The public page of a product: what learners can do after it, its content, and its prices. */
export function FrontProduct({ product, supportEmail }: FrontProductProps) {
  const messages = useMessages(frontMessages);
  const { card, description, outcomes, sections, children, requirements, partOf, mentors } =
    product;
  const noun = frontKind(card.type, messages).one.toLowerCase();
  return (
    <>
      <ProductHead product={product} />
      <div className="ul-front-wrap ul-front-product">
        <div className="ul-front-product__main">
          {outcomes.length > 0 && (
            <Section title={messages.outcomes(noun)}>
              <ul className="ul-front-ticks" data-columns="2">
                {outcomes.map((outcome) => (
                  <li key={outcome}>
                    <Check className="ul-icon" size={17} aria-hidden />
                    <span>{outcome}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {sections.length > 0 && <FrontSyllabus product={product} />}
          <Cards title={messages.holds(card.type)} cards={children} />
          {description && (
            <Section title={messages.about}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored */}
              <div className="ul-front-text" dangerouslySetInnerHTML={{ __html: description }} />
            </Section>
          )}
          <Cards title={messages.before} cards={requirements} />
          {mentors.length > 0 && (
            <Section title={messages.yourMentors(mentors.length)}>
              <FrontMentors mentors={mentors} isOfProduct />
            </Section>
          )}
          <FrontRatings product={product} />
          <FrontQuestions questions={product.questions} />
          <Cards title={messages.comesWith} cards={partOf} />
        </div>
        <FrontBuy product={product} supportEmail={supportEmail} />
      </div>
    </>
  );
}

function Cards({ title, cards }: { title: string; cards: Schema<'FrontCard'>[] }) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="ul-front-cards" data-columns="2">
        {cards.map((card) => (
          <li key={card.uniqueName}>
            <FrontCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
