import type { CouponContext } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Checkbox, CheckboxGroup } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import type { PriceValues } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface CouponFieldsProps {
  form: Form<PriceValues>;
  /** DEFAULT keeps its code and its places. */
  isDefault: boolean;
}

/** The code of a coupon, and where it works. */
export function CouponFields({ form, isDefault }: CouponFieldsProps) {
  const messages = useMessages(pricingMessages);
  const { value, onChange, ...contexts } = form.field('contexts');
  return (
    <div className="ul-coupon-fields">
      <TextField label={messages.code} {...form.field('code')} isReadOnly={isDefault} />
      <CheckboxGroup
        {...contexts}
        label={messages.where}
        orientation="horizontal"
        value={value}
        onChange={(chosen) => onChange(chosen as CouponContext[])}
        isDisabled={isDefault}
      >
        {Object.entries(messages.places).map(([context, label]) => (
          <Checkbox key={context} value={context}>
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </div>
  );
}
