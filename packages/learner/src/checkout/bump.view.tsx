import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import type { FieldProps } from '@uplink/kit/forms';
import { Checkbox } from '@uplink/ui/choice';
import { Cover } from '@uplink/ui/cover';
import { checkoutMessages } from './checkout.messages.ts';
import './bump.css';

export interface BumpViewProps {
  bump: Schema<'Crosssell'>;
  field: FieldProps<boolean>;
}

/** Something else at a better price with this order. No one but the buyer ticks it. */
export function BumpView({ bump, field }: BumpViewProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { title, text, image, cover, price } = bump;
  return (
    <section className="ul-checkout__bump">
      <div>
        <Checkbox isSelected={field.value} onChange={field.onChange} name={field.name}>
          <b className="ul-strong">{title}</b>
        </Checkbox>
        <div className="ul-checkout__bump-text">
          <p className="ul-muted">{text}</p>
          <p>
            {price.listPrice && (
              <s className="ul-muted ul-num">{formats.money(price.listPrice, true)}</s>
            )}{' '}
            <b className="ul-strong ul-num">{formats.money(price.amount, true)}</b>{' '}
            <span className="ul-small ul-muted">{messages.bumpPrice}</span>
          </p>
        </div>
      </div>
      <div className="ul-checkout__bump-cover">
        {image ? <img src={image} alt="" /> : <Cover {...cover} isBare />}
      </div>
    </section>
  );
}
