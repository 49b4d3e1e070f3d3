import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Badge } from '@uplink/ui/status';
import { Ticket, X } from 'lucide-react';
import { useRef } from 'react';
import { useFocusOnChange } from '../shared/focus-on-change.ts';
import type { CouponState } from './price-list.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';

/** The coupon that applies, as a tag, or the field for one. */
export function CouponView(props: CouponState) {
  const messages = useMessages(purchasesMessages);
  const { text, onType, onApply, applied, campaign, onRemove, isPending, error } = props;
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
              aria-label={messages.removeCoupon(applied)}
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
        <form
          className="ul-purchase__coupon"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onApply();
          }}
        >
          <TextField
            label={messages.coupon}
            value={text}
            onChange={onType}
            maxLength={40}
            autoComplete="off"
            errorMessage={error}
          />
          <Button type="submit" isPending={isPending} isDisabled={text.trim() === ''}>
            {messages.apply}
          </Button>
        </form>
      )}
    </div>
  );
}
