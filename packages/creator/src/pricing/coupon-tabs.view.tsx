import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Plus } from 'lucide-react';
import { pricingMessages } from './pricing.messages.ts';

/** Stands for a coupon that is being created. */
export const NEW_COUPON = '';

export interface CouponTabsProps {
  coupons: readonly Schema<'CreatorCoupon'>[];
  value: string;
  onChange: (code: string) => void;
}

/** The coupons of a product side by side, with where each works. */
export function CouponTabs({ coupons, value, onChange }: CouponTabsProps) {
  const messages = useMessages(pricingMessages);
  return (
    <>
      <div className="ul-card__head">
        <div>
          <h2 className="ul-h4">{messages.coupons}</h2>
          <p className="ul-small ul-muted">{messages.couponsText}</p>
        </div>
        <Button size="sm" icon={<Icon as={Plus} size={16} />} onPress={() => onChange(NEW_COUPON)}>
          {messages.addCoupon}
        </Button>
      </div>
      <nav className="ul-coupons" aria-label={messages.couponTabs}>
        {coupons.map((coupon) => (
          <Tab
            key={coupon.code}
            title={coupon.code}
            text={placesOf(coupon, messages)}
            isOpen={coupon.code === value}
            onPress={() => onChange(coupon.code)}
          />
        ))}
        {value === NEW_COUPON && (
          <Tab title={messages.newCoupon} text={messages.noContext} isOpen onPress={() => {}} />
        )}
      </nav>
    </>
  );
}

interface TabProps {
  title: string;
  text: string;
  isOpen: boolean;
  onPress: () => void;
}

function Tab({ title, text, isOpen, onPress }: TabProps) {
  return (
    <button
      type="button"
      className="ul-coupon-tab"
      aria-current={isOpen || undefined}
      onClick={onPress}
    >
      <span className="ul-mono ul-medium">{title}</span>
      <span className="ul-cap ul-muted">{text}</span>
    </button>
  );
}

function placesOf(
  { contexts, uses }: Schema<'CreatorCoupon'>,
  messages: typeof pricingMessages,
): string {
  const places = contexts.map((context) => messages.contexts[context]).join(', ');
  const text = places === '' ? messages.noContext : places[0]?.toUpperCase() + places.slice(1);
  return uses > 0 ? `${text}, ${messages.used(uses)}` : text;
}
