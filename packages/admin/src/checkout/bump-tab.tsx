'use client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { Switch } from '@uplink/ui/switch';
import { checkoutMessages } from './checkout.messages.ts';
import {
  emptyOffer,
  type OfferValues,
  offerFaults,
  told,
  toOffer,
  toOfferValues,
} from './checkout.rules.ts';
import type { ManagedPage, PagePartProps } from './checkout.types.ts';
import { OfferFields } from './offer-fields.tsx';
import { usePagePart } from './page-part.controller.ts';
import { PartCard } from './part-card.view.tsx';

interface Values {
  isOffered: boolean;
  orderbump: OfferValues;
}

const toValues = ({ draft, offered }: ManagedPage): Values => ({
  isOffered: draft.orderbump !== null,
  orderbump: draft.orderbump ? toOfferValues(draft.orderbump, offered) : emptyOffer,
});

/** The product that is offered with the order. */
export function BumpTab({ page }: PagePartProps) {
  const messages = useMessages(checkoutMessages);
  const { api, unwrap } = useUplink();
  const { form, saving } = usePagePart<Values>(page, {
    toValues,
    rules: ({ isOffered, orderbump }) =>
      isOffered ? told(offerFaults(orderbump, 'orderbump', messages)) : {},
    put: (version, { isOffered, orderbump }) =>
      unwrap(
        api.PUT('/management/checkouts/{checkoutId}/orderbump', {
          params: { path: { checkoutId: page.id } },
          body: { version, orderbump: isOffered ? toOffer(orderbump) : null },
        }),
        { rethrow: true },
      ),
    describe: (_field, value) => ({
      label: messages.tabs.orderbump,
      lines: typeof value === 'boolean' ? [] : [(value as OfferValues).title],
    }),
  });
  return (
    <PartCard title={messages.tabs.orderbump} text={messages.bumpHelp} form={form} saving={saving}>
      <Switch {...form.flag('isOffered')}>{messages.offerBump}</Switch>
      {form.values.isOffered && (
        <OfferFields
          productId={form.field('orderbump.productId')}
          name={form.field('orderbump.name')}
          newPrice={form.field('orderbump.newPrice')}
          title={form.field('orderbump.title')}
          text={form.field('orderbump.text')}
        />
      )}
    </PartCard>
  );
}
