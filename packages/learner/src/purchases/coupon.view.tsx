import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Badge } from '@uplink/ui/status';
import { Ticket, X } from 'lucide-react';
import { useRef } from 'react';
import { couponMessages } from '../shared/coupon.messages.ts';
import { CouponField } from '../shared/coupon-field.view.tsx';
import { useFocusOnChange } from '../shared/focus-on-change.ts';
import type { CouponState } from './price-list.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';

/** The coupon that applies, as a tag, or the field for one. */
export function CouponView(props: CouponState) {
  const messages = useMessages(purchasesMessages);
  const couponTexts = useMessages(couponMessages);
  const { applied, campaign, onRemove } = props;
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, applied !== null);
  return (
    <div ref={root}>
      {applied !== null ? (
        <div>
          <div className="ul-row ul-gap-4">
            <Badge tone="ok" icon={<Ticket className="ul-icon" size={14} aria-hidden />}>
              {applied}
            </Badge>
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={couponTexts.remove(applied)}
              icon={<X className="ul-icon" size={16} />}
              onPress={onRemove}
            />
          </div>
          {campaign?.title && (
            <p className="ul-small">
              <strong className="ul-strong">{campaign.title}</strong>{' '}
              <span className="ul-muted">{messages.campaign(campaign)}</span>
            </p>
          )}
        </div>
      ) : (
        <CouponField {...props} />
      )}
    </div>
  );
}
