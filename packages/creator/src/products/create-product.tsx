'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { productWords } from '@uplink/kit/products';
import { ChoiceRow, ChoiceRows } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import { choiceOf, useCreateProduct } from './create-product.controller.ts';
import { createProductMessages } from './create-product.messages.ts';
import { productChoices } from './product-types.ts';
import { urlOf } from './url.rules.ts';

export interface CreateProductProps {
  onCreated: (product: Schema<'CreatorModule'>) => void;
  onClose: () => void;
}

/** What it is, what it is called and where: the rest is set in its editor. */
export function CreateProduct({ onCreated, onClose }: CreateProductProps) {
  const messages = useMessages(createProductMessages);
  const words = useMessages(productWords);
  const form = useCreateProduct(onCreated);
  const { name, type, url } = form.values;
  const nameField = form.field('name');
  const urlField = form.field('url');
  const typeField = form.field('type');
  return (
    <FormDialog
      title={messages.title}
      size="md"
      action={messages.action}
      form={form}
      onClose={onClose}
    >
      <ChoiceRows
        aria-label={messages.type}
        value={String(type)}
        onChange={(id) => typeField.onChange(choiceOf(id))}
      >
        {productChoices.map((choice) => (
          <ChoiceRow
            key={choice}
            value={String(choice)}
            title={words.types[choice]}
            text={messages.kinds[choice]}
          />
        ))}
      </ChoiceRows>
      <TextField
        label={messages.name}
        {...nameField}
        onChange={(next) => {
          nameField.onChange(next);
          // The address follows the name until it is typed itself.
          if (url === urlOf(name)) urlField.onChange(urlOf(next));
        }}
      />
      <TextField label={messages.url} description={messages.urlHelp} {...urlField} />
    </FormDialog>
  );
}
