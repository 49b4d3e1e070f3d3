'use client';
import type { Schema } from '@uplink/api-client';
import { DEFAULT_CURRENCY, PRICE_LIMITS } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { MoneyField, readAmount, writeAmount } from '@uplink/kit/forms';
import { useAddonPart } from './addon-part.controller.ts';
import { AddonPartCard } from './addon-part.view.tsx';
import { addonsMessages } from './addons.messages.ts';
import type { AddonPartProps } from './addons.types.ts';

const currency = DEFAULT_CURRENCY;

interface Values {
  price: string;
}

const toValues = ({ checkoutPrice }: Schema<'Addon'>): Values => ({
  price: writeAmount(checkoutPrice.amount, currency),
});

function fault(typed: string, messages: typeof addonsMessages): string | undefined {
  const amount = readAmount(typed, currency);
  return amount === undefined || amount > PRICE_LIMITS.amount ? messages.choosePrice : undefined;
}

/** What an add-on costs. */
export function AddonPricingTab({ addon }: AddonPartProps) {
  const messages = useMessages(addonsMessages);
  const formats = useAllFormats();
  const { api, unwrap } = useUplink();
  const { form, changeCount } = useAddonPart<Values>(addon, {
    toValues,
    rules: { price: [(price) => fault(price, messages)] },
    toField: () => 'price',
    put: (version, { price }) =>
      unwrap(
        api.PUT('/management/addons/{addonId}/pricing', {
          params: { path: { addonId: addon.id } },
          body: { version, checkoutPrice: readAmount(price, currency) ?? 0 },
        }),
        { rethrow: true },
      ),
    describe: (_field, value) => ({ label: messages.price, lines: [String(value)] }),
  });
  const { listPrice } = addon.offer.price;
  return (
    <AddonPartCard tab="pricing" form={form} changeCount={changeCount}>
      <MoneyField
        currency={currency}
        label={messages.price}
        description={messages.priceHelp}
        {...form.field('price')}
      />
      {listPrice && (
        <p className="ul-small ul-muted">{messages.usually(formats.money(listPrice))}</p>
      )}
    </AddonPartCard>
  );
}
