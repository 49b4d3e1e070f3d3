import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { ProductsField } from '../shared/pickers/products-field.tsx';
import type { PriceValues } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface CouponTermsProps {
  form: Form<PriceValues>;
  /** The product that is sold: it doesn't replace itself. */
  moduleId: number;
}

/** The terms of a coupon: its texts, who may use it, and until when. */
export function CouponTerms({ form, moduleId }: CouponTermsProps) {
  const messages = useMessages(pricingMessages);
  const { value, onChange, errorMessage } = form.field('terms.replacesId');
  return (
    <fieldset className="ul-coupon-terms">
      <legend className="ul-medium">{messages.terms}</legend>
      <div className="ul-coupon-terms__fields">
        <TextField label={messages.termsTitle} {...form.field('terms.title')} />
        <TextField label={messages.termsText} {...form.field('terms.text')} />
        <TextField
          type="datetime-local"
          label={messages.startsAt}
          description={messages.startsAtHelp}
          {...form.field('terms.startsAt')}
        />
        <TextField
          type="datetime-local"
          label={messages.endsAt}
          description={messages.endsAtHelp}
          {...form.field('terms.endsAt')}
        />
        <TextField
          label={messages.maxUses}
          description={messages.maxUsesHelp}
          inputMode="numeric"
          {...form.field('terms.maxUses')}
        />
        <ProductsField
          label={messages.replaces}
          description={messages.replacesHelp}
          most={1}
          except={moduleId}
          errorMessage={errorMessage}
          value={value === '' ? [] : [Number(value)]}
          onChange={([id]) => onChange(id === undefined ? '' : String(id))}
        />
      </div>
    </fieldset>
  );
}
