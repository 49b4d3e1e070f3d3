import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import {
  AddonProduct,
  noProduct,
  type ProductValues,
  productRulesOf,
  toChoice,
  toField,
} from './addon-product.tsx';
import { addonsMessages } from './addons.messages.ts';

export interface CreateAddonProps {
  /** Told the id of the new add-on. */
  onCreated: (addonId: number) => void;
  onClose: () => void;
}

/** What a new add-on is called and sells; its price and words are written in its editor. */
export function CreateAddon({ onCreated, onClose }: CreateAddonProps) {
  const messages = useMessages(addonsMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const form = useForm<ProductValues & { name: string }>({
    stored: { name: '', ...noProduct },
    rules: { name: [required, maxLength(120)], ...productRulesOf(messages) },
    toField,
    async send({ name, ...choice }) {
      const body = { name: name.trim(), ...toChoice(choice) };
      const { id } = await unwrap(api.POST('/management/addons', { body }), { rethrow: true });
      void queries.invalidateQueries({ queryKey: readKey('/management/addons') });
      onClose();
      onCreated(id);
    },
  });
  return (
    <FormDialog
      title={messages.create}
      size="md"
      action={messages.createAction}
      form={form}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
