import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { checkoutProductsQuery, readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { type FieldList, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextArea, TextField } from '@uplink/ui/field';
import { Switch } from '@uplink/ui/switch';
import { useState } from 'react';
import { ChosenList } from '../shared/chosen-list.view.tsx';
import { FoundPicker } from '../shared/found-picker.tsx';
import { useFoundSearch } from '../shared/found-search.ts';
import { partnersMessages } from './partners.messages.ts';
import { isColour, toOrigins, usualTheme } from './partners.rules.ts';

export interface PartnerFormProps {
  /** The one that is changed. @default a new one */
  partner?: Schema<'ManagedPartner'> | undefined;
  onClose: () => void;
}

interface Values {
  name: string;
  origins: string;
  products: Pick<Schema<'ProductRef'>, 'id' | 'name'>[];
  hasTheme: boolean;
  theme: Schema<'PartnerTheme'>;
}

const parts = ['accent', 'onAccent', 'surface', 'text'] as const;

/** A partner's name, sites, products and look; a new one gets its first key. */
export function PartnerForm({ partner, onClose }: PartnerFormProps) {
  const messages = useMessages(partnersMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const [changeId] = useState(newId);
  const form = useForm<Values>({
    stored: {
      name: partner?.name ?? '',
      origins: (partner?.origins ?? []).join('\n'),
      products: partner?.products ?? [],
      hasTheme: partner?.theme != null,
      theme: partner?.theme ?? usualTheme,
    },
    rules: {
      name: [required, maxLength(120)],
      origins: [required],
      ...Object.fromEntries(
        parts.map((part) => [
          `theme.${part}`,
          [(colour: string) => (isColour(colour) ? undefined : messages.colour)],
        ]),
      ),
    },
    async send({ name, origins: text, products, hasTheme, theme }) {
      const origins = toOrigins(text);
      const sent = partner
        ? api.PUT('/management/partners/{partnerId}', {
            params: { path: { partnerId: partner.id } },
            body: {
              version: partner.version,
              name,
              origins,
              productIds: products.map(({ id }) => id),
              theme: hasTheme ? theme : null,
            },
          })
        : api.POST('/management/partners', { body: { name, origins, changeId } });
      await unwrap(sent, { rethrow: true });
      void queries.invalidateQueries({ queryKey: readKey('/management/partners') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={partner ? messages.edit(partner.name) : messages.add}
      size="md"
      action={partner ? messages.save : messages.add}
      form={form}
      onClose={onClose}
    >
      <TextField label={messages.name} isRequired {...form.field('name')} />
      <TextArea
        label={messages.sites}
        description={messages.sitesHelp}
        isRequired
        {...form.field('origins')}
      />
      {partner && (
        <>
          <Products {...form.list('products')} />
          <Switch {...form.flag('hasTheme')} description={messages.themeHelp}>
            {messages.theme}
          </Switch>
          {form.values.hasTheme &&
            parts.map((part) => (
              <TextField
                key={part}
                label={messages.colours[part]}
                {...form.field(`theme.${part}`)}
              />
            ))}
        </>
      )}
    </FormDialog>
  );
}

function Products({ items, add, remove }: FieldList<Values['products'][number]>) {
  const messages = useMessages(partnersMessages);
  const search = useFoundSearch();
  const query = useQuery({
    ...checkoutProductsQuery(useUplink(), search.words),
    enabled: search.isUsed,
  });
  const found = (query.data ?? []).filter(
    ({ product, addon }) => !addon && !items.some(({ id }) => id === product.id),
  );
  return (
    <fieldset className="ul-stack ul-gap-8 ul-partner-products">
      <legend className="ul-medium">{messages.products}</legend>
      <p className="ul-small ul-muted">{messages.productsHelp}</p>
      <FoundPicker
        label={messages.addProduct}
        search={search}
        isLoading={query.isFetching}
        found={found.map(({ product }) => ({ id: String(product.id), label: product.name }))}
        onChange={(one) => one && add({ id: Number(one.id), name: one.label })}
      />
      <ChosenList items={items} onRemove={remove} />
    </fieldset>
  );
}
