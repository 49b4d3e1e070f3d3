import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Award, CalendarDays, FileCheck2, SquareTerminal, Video } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import {
  buyStateOf,
  checkoutPath,
  freeLessonOf,
  frontKind,
  inAppPath,
  signInPath,
} from './front.rules.ts';
import { PriceLine } from './price-line.view.tsx';
import './front-buy.css';

type Product = Schema<'FrontProduct'>;

export interface FrontBuyProps {
  product: Product;
  supportEmail: string;
}

/** What a product costs and the one thing to do about it; on phones the price stays at the lower edge. */
export function FrontBuy(props: FrontBuyProps) {
  const messages = useMessages(frontMessages);
  const formats = useAllFormats();
  const { product } = props;
  const { card, couponCode, requirements } = product;
  const { price, plan } = card;
  const free = freeLessonOf(product);
  const noun = frontKind(card.type, messages).one.toLowerCase();
  return (
    <aside className="ul-front-side" aria-label={messages.buy(noun)}>
      <Card isFlush className="ul-front-buy">
        <div className="ul-front-buy__in">
          {price && (
            <p className="ul-front-buy__price">
              <PriceLine price={price} plan={plan} />
            </p>
          )}
          {price?.enrollmentFee && (
            <p className="ul-small ul-muted">
              {messages.fee(formats.money(price.enrollmentFee, true))}
            </p>
          )}
          {price?.trialDays && (
            <p className="ul-small ul-muted">{messages.trial(price.trialDays)}</p>
          )}
          {couponCode && <p className="ul-small ul-muted">{messages.coupon(couponCode)}</p>}
          {requirements.length > 0 && (
            <p className="ul-small ul-muted">
              {messages.opensAfter(requirements.map(({ name }) => name))}
            </p>
          )}
          <Action {...props} />
          {free && (
            <p className="ul-front-buy__free">
              {price?.type === 'free' ? (
                <span className="ul-muted">{messages.withoutAccount(free.count)}</span>
              ) : (
                <a className="ul-lone-link" href={free.path}>
                  {messages.tryFree(free.count)}
                </a>
              )}
            </p>
          )}
        </div>
        <Holds product={product} />
        {card.price && card.price.type !== 'free' && card.isOnSale && (
          <p className="ul-front-buy__refund ul-small ul-muted">{messages.refund}</p>
        )}
      </Card>
    </aside>
  );
}

function Action({ product, supportEmail }: FrontBuyProps) {
  const messages = useMessages(frontMessages);
  const { card, requirements } = product;
  const free = freeLessonOf(product);
  const state = buyStateOf(product);
  const noun = frontKind(card.type, messages).one.toLowerCase();
  const signUp = signInPath(productPath(card), 'signUp');
  const signUpToBuy = signInPath(inAppPath(card), 'signUp');
  const subject = encodeURIComponent(messages.askSubject(card.name));
  const ways = {
    notOnSale: { text: messages.notOnSale, href: undefined, note: messages.notOnSaleText },
    free: {
      // What another product keeps closed can't be started; its free lessons can be tried.
      text: free && requirements.length > 0 ? messages.tryFree(free.count) : messages.startNow,
      href: free?.path ?? signUp,
      note: undefined,
    },
    buy: { text: messages.buy(noun), href: checkoutPath(product), note: undefined },
    apply: { text: messages.apply, href: signUp, note: messages.applyText },
    account: { text: messages.buy(noun), href: signUpToBuy, note: messages.accountText },
    ask: {
      text: messages.ask(noun),
      href: `mailto:${supportEmail}?subject=${subject}`,
      note: messages.askText,
    },
  };
  const { text, href, note } = ways[state];
  return (
    <>
      {href ? (
        <p className="ul-front-buy__action">
          <LinkButton variant="primary" size="lg" isBlock href={href}>
            {text}
          </LinkButton>
        </p>
      ) : (
        <p className="ul-strong">{text}</p>
      )}
      {note && <p className="ul-small ul-muted ul-front-buy__note">{note}</p>}
    </>
  );
}

function Holds({ product }: { product: Product }) {
  const messages = useMessages(frontMessages);
  const { card, sections, labCount, hasCertificate, seatsLeft, reviewWait } = product;
  const homeworks = sections
    .flatMap(({ lessons }) => lessons)
    .filter(({ hasHomework }) => hasHomework).length;
  const { nextStart } = card;
  const start = [
    nextStart && messages.starts(nextStart),
    seatsLeft !== null && messages.seats(seatsLeft),
  ].filter(Boolean);
  const rows = [
    { Sign: CalendarDays, text: start.join(', '), isThere: start.length > 0 },
    { Sign: Video, text: messages.lessonCount(card.lessonCount), isThere: card.lessonCount > 0 },
    { Sign: SquareTerminal, text: messages.labCount(labCount), isThere: labCount > 0 },
    {
      Sign: FileCheck2,
      text: messages.homeworkReviewed(homeworks, reviewWait),
      isThere: homeworks > 0,
    },
    { Sign: Award, text: messages.certificate, isThere: hasCertificate },
  ].filter(({ isThere }) => isThere);
  if (rows.length === 0) return null;
  return (
    <ul className="ul-front-buy__list">
      {rows.map(({ Sign, text }) => (
        <li key={text}>
          <Sign className="ul-icon" size={17} aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
