import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { ProductPicker } from '../shared/product-picker.tsx';
import { checkoutMessages } from './checkout.messages.ts';

export interface CreateCheckoutProps {
  /** Told the id of the new page. */
  onCreated: (checkoutId: number) => void;
  onClose: () => void;
}

interface Values {
  title: string;
  uniqueId: string;
  product: Schema<'SoldProduct'> | null;
}

/** What a new page sells, and where; the rest is written in its editor. */
export function CreateCheckout({ onCreated, onClose }: CreateCheckoutProps) {
  const messages = useMessages(checkoutMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const form = useForm<Values>({
    stored: { title: '', uniqueId: '', product: null },
    rules: {
      title: [required, maxLength(120)],
      uniqueId: [(id) => (/^[a-z0-9-]{3,80}$/.test(id) ? undefined : messages.slug)],
      product: [(product) => (product === null ? messages.chooseProduct : undefined)],
    },
    toField: (name) => (name.startsWith('product') ? 'product' : name),
    async send({ title, uniqueId, product }) {
      if (!product) return;
      const body = { title, uniqueId, productType: product.type, productId: product.id };
      const { id } = await unwrap(api.POST('/management/checkouts', { body }), { rethrow: true });
      void queries.invalidateQueries({ queryKey: readKey('/management/checkouts') });
      onClose();
      onCreated(id);
    },
  });
  const product = form.field('product');
  return (
    <FormDialog
      title={messages.create}
      size="md"
      action={messages.createAction}
      form={form}
      onClose={onClose}
    >
      <TextField label={messages.title} isRequired {...form.field('title')} />
      <TextField
        label={messages.uniqueId}
        description={messages.uniqueIdHelp}
        isRequired
        {...form.field('uniqueId')}
      />
      <ProductPicker
        label={messages.product}
        value={product.value?.id ?? null}
        name={product.value?.name ?? ''}
        errorMessage={product.errorMessage}
        onChange={(chosen) => product.onChange(chosen.product)}
      />
    </FormDialog>
  );
}
