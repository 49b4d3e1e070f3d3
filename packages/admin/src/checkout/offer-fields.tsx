import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { type FieldProps, MoneyField, writeAmount } from '@uplink/kit/forms';
import { TextArea, TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { ProductPicker } from '../shared/product-picker.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import { currency } from './checkout.rules.ts';

export interface OfferFieldsProps {
  productId: FieldProps<number | null>;
  name: FieldProps<string>;
  newPrice: FieldProps<string>;
  title: FieldProps<string>;
  text: FieldProps<string>;
}

/** Another product at a price of its own; an add-on brings its price and words. */
export function OfferFields({ productId, name, newPrice, title, text }: OfferFieldsProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const [usual, setUsual] = useState<string>();
  return (
    <>
      <div className="ul-checkout-pair">
        <ProductPicker
          withAddons
          label={messages.product}
          value={productId.value}
          name={name.value}
          errorMessage={productId.errorMessage}
          onChange={({ product, usualPrice, addon }) => {
            productId.onChange(product.id);
            name.onChange(product.name);
            if (addon) {
              newPrice.onChange(
                writeAmount(addon.checkoutPrice.amount, addon.checkoutPrice.currency),
              );
              title.onChange(addon.title);
              text.onChange(addon.text);
            }
            setUsual(usualPrice ? messages.usual(formats.money(usualPrice)) : undefined);
          }}
        />
        <MoneyField
          currency={currency}
          label={messages.newPrice}
          {...(usual && { description: usual })}
          {...newPrice}
        />
      </div>
      <TextField label={messages.offerTitle} {...title} />
      <TextArea label={messages.offerText} {...text} />
    </>
  );
}
