import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import type { KeyboardEvent } from 'react';
import { couponMessages } from './coupon.messages.ts';
import type { CouponEntry } from './coupon.rules.ts';
import './coupon-field.css';

export interface CouponFieldProps extends CouponEntry {
  /** Whether one applies already. @default false */
  isAnother?: boolean;
}

/** Enter applies the coupon; it sends no form that is around it. */
export function CouponField(props: CouponFieldProps) {
  const messages = useMessages(couponMessages);
  const { typed, onType, onApply, isChecking, error, isAnother = false } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onApply();
  };
  return (
    <div className="ul-coupon-field">
      <TextField
        label={isAnother ? messages.another : messages.coupon}
        value={typed}
        errorMessage={error}
        maxLength={40}
        autoComplete="off"
        validationBehavior="aria"
        onChange={onType}
        onKeyDown={(event) => onKeyDown(event as unknown as KeyboardEvent)}
      />
      <Button isPending={isChecking} onPress={onApply}>
        {messages.apply}
      </Button>
    </div>
  );
}
