import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { checkoutProductsQuery, readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { Checkbox } from '@uplink/ui/choice';
import { TextArea, TextField } from '@uplink/ui/field';
import { Switch } from '@uplink/ui/switch';
import { useState } from 'react';
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
  productIds: number[];
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
      productIds: (partner?.products ?? []).map(({ id }) => id),
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
    async send({ name, origins: text, productIds, hasTheme, theme }) {
      const origins = toOrigins(text);
      const sent = partner
        ? api.PUT('/management/partners/{partnerId}', {
            params: { path: { partnerId: partner.id } },
            body: {
              version: partner.version,
              name,
              origins,
              productIds,
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
          <Products
            chosen={form.values.productIds}
            stored={partner.products}
            onChange={form.field('productIds').onChange}
          />
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

interface ProductsProps {
  chosen: readonly number[];
  stored: readonly Schema<'ProductRef'>[];
  onChange: (ids: number[]) => void;
}

function Products({ chosen, stored, onChange }: ProductsProps) {
  const messages = useMessages(partnersMessages);
  const found = useQuery(checkoutProductsQuery(useUplink(), '')).data ?? [];
  const listed = new Map(
    [...stored, ...found.filter(({ addon }) => !addon).map(({ product }) => product)].map((one) => [
      one.id,
      one.name,
    ]),
  );
  return (
    <fieldset className="ul-stack ul-gap-8 ul-partner-products">
      <legend className="ul-medium">{messages.products}</legend>
      <p className="ul-small ul-muted">{messages.productsHelp}</p>
      {[...listed].map(([id, name]) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
