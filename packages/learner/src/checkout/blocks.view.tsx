import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { AuthorText } from '@uplink/kit/text';
import { Avatar } from '@uplink/ui/avatar';
import { BrandMark } from '@uplink/ui/brand';
import { Card } from '@uplink/ui/card';
import { Cover } from '@uplink/ui/cover';
import { Link } from '@uplink/ui/link';
import { StarScore } from '@uplink/ui/stars';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { checkoutMessages } from './checkout.messages.ts';
import './blocks.css';

export interface BlocksProps {
  page: Schema<'CheckoutPage'>;
  /** In their order; the parts of the order form are not among the blocks. */
  elements: readonly Schema<'CheckoutElement'>[];
}

/** What a page says above or below its order form. */
export function Blocks({ page, elements }: BlocksProps) {
  const { promo, image, text, testimonials } = page.layout;
  const blocks: Partial<Record<Schema<'CheckoutElement'>, ReactNode>> = {
    promo: promo && <Promo {...promo} />,
    header: <Hero page={page} />,
    image: image && <PagePicture {...image} />,
    text: text && <PageText {...text} />,
    testimonials: testimonials && <Testimonials {...testimonials} />,
  };
  return elements.map((element) => <Fragment key={element}>{blocks[element]}</Fragment>);
}

/** A strip on top with a coupon to enter. */
function Promo({ text, coupon }: Schema<'CheckoutPromo'>) {
  return (
    <p className="ul-checkout__promo" data-element="promo">
      <span>
        {text} <code>{coupon}</code>
      </span>
    </p>
  );
}

/** The promise of the page, before anything is asked. */
function Hero({ page }: { page: Schema<'CheckoutPage'> }) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { cover, rating, layout } = page;
  const { title, text, background, logo } = layout.header;
  return (
    <header className="ul-checkout__hero" data-element="header">
      <div className="ul-checkout__art">
        {background ? <img src={background} alt="" /> : <Cover {...cover} isBare isNight />}
      </div>
      <div className="ul-checkout__wrap ul-checkout__promise">
        <Link className="ul-brand" href="/" aria-label={messages.home}>
          {logo ? (
            <img className="ul-checkout__logo" src={logo.url} alt={logo.alt} />
          ) : (
            <>
              <BrandMark />
              <span>
                Uplink <em>Academy</em>
              </span>
            </>
          )}
        </Link>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p className="ul-checkout__lead">{text}</p>}
        {rating && (
          <p className="ul-row ul-gap-12 ul-checkout__rating">
            <StarScore value={rating.average} />
            <span className="ul-small">
              {messages.ratings(formats.decimal(rating.average, 1), formats.number(rating.count))}
            </span>
          </p>
        )}
      </div>
    </header>
  );
}

export function Bullets({ title, items }: Schema<'CheckoutBullets'>) {
  return (
    <div data-element="bullets">
      <Card title={title}>
        <ul className="ul-checkout__bullets">
          {items.map((item) => (
            <li key={item}>
              <Check className="ul-icon" size={16} aria-hidden />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function PagePicture({ url, alt }: Schema<'Picture'>) {
  return (
    <div className="ul-checkout__wrap ul-checkout__picture" data-element="image">
      <img src={url} alt={alt} loading="lazy" />
    </div>
  );
}

function PageText({ html }: Schema<'CheckoutText'>) {
  return (
    <section className="ul-checkout__wrap ul-checkout__text" data-element="text">
      <AuthorText html={html} />
    </section>
  );
}

function Testimonials({ title, items }: Schema<'CheckoutTestimonials'>) {
  return (
    <section className="ul-checkout__band" data-element="testimonials">
      <div className="ul-checkout__wrap">
        <h2 className="ul-h2">{title}</h2>
        <div className="ul-checkout__quotes">
          {items.map(({ message, photo, name, jobTitle, stars }) => (
            <blockquote key={`${name} ${message}`} className="ul-card ul-checkout__quote">
              {stars && <StarScore value={stars} />}
              <p>{message}</p>
              <footer>
                <Avatar name={name} image={photo} isDecorative />
                <span>
                  <b className="ul-strong ul-checkout__line">{name}</b>
                  <span className="ul-small ul-muted">{jobTitle}</span>
                </span>
              </footer>
            </blockquote>
          ))}
        </div>
      </div>
    </section>
  );
}
