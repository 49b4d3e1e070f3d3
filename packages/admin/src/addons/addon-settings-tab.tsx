'use client';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { TextField } from '@uplink/ui/field';
import { useAddonPart } from './addon-part.controller.ts';
import { AddonPartCard } from './addon-part.view.tsx';
import {
  AddonProduct,
  type ProductValues,
  productRulesOf,
  toChoice,
  toField,
} from './addon-product.tsx';
import { addonsMessages } from './addons.messages.ts';
import type { AddonPartProps } from './addons.types.ts';

interface Values extends ProductValues {
  name: string;
}

const toValues = ({ name, isCustom, product: { id, name: title } }: Schema<'Addon'>): Values => ({
  name,
  kind: isCustom ? 'custom' : 'existing',
  product: isCustom ? null : { id, name: title },
  customProduct: isCustom ? title : '',
});

/** What an add-on is called, and what it sells. */
export function AddonSettingsTab({ addon }: AddonPartProps) {
  const messages = useMessages(addonsMessages);
  const { api, unwrap } = useUplink();
  const { form, changeCount } = useAddonPart<Values>(addon, {
    toValues,
    rules: { name: [required, maxLength(120)], ...productRulesOf(messages) },
    toField,
    put: (version, { name, ...choice }) =>
      unwrap(
        api.PUT('/management/addons/{addonId}/settings', {
          params: { path: { addonId: addon.id } },
          body: { version, name: name.trim(), ...toChoice(choice) },
        }),
        { rethrow: true },
      ),
    describe: (field, value) => ({
      label: field === 'name' ? messages.name : messages.kindOf,
      lines: [typeof value === 'string' ? value : ((value as Values['product'])?.name ?? '')],
    }),
  });
  return (
    <AddonPartCard tab="settings" form={form} changeCount={changeCount}>
      <TextField
        label={messages.name}
        description={messages.nameHelp}
        isRequired
        {...form.field('name')}
      />
      <AddonProduct
        kind={form.field('kind')}
        product={form.field('product')}
        customProduct={form.field('customProduct')}
      />
    </AddonPartCard>
  );
}
