'use client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { SortableList } from '@uplink/ui/sortable-list';
import { Switch } from '@uplink/ui/switch';
import { Plus, X } from 'lucide-react';
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

interface UpsellValues extends OfferValues {
  hasDownsell: boolean;
  downsell: OfferValues;
}

interface Values {
  upsells: UpsellValues[];
}

const most = 10;

const toValues = ({ draft, offered }: ManagedPage): Values => ({
  upsells: draft.upsells.map(({ downsell, ...upsell }) => ({
    ...toOfferValues(upsell, offered),
    hasDownsell: downsell !== null,
    downsell: downsell ? toOfferValues(downsell, offered) : emptyOffer,
  })),
});

const faultsOf = ({ upsells }: Values, messages: typeof checkoutMessages) =>
  told(
    Object.assign(
      {},
      ...upsells.map((upsell, row) => ({
        ...offerFaults(upsell, `upsells[${row}]`, messages),
        ...(upsell.hasDownsell &&
          offerFaults(upsell.downsell, `upsells[${row}].downsell`, messages)),
      })),
    ),
  );

/** What is offered after the payment, in this order. */
export function UpsellsTab({ page }: PagePartProps) {
  const messages = useMessages(checkoutMessages);
  const { api, unwrap } = useUplink();
  const { form, saving } = usePagePart<Values>(page, {
    toValues,
    rules: (values) => faultsOf(values, messages),
    put: (version, { upsells }) =>
      unwrap(
        api.PUT('/management/checkouts/{checkoutId}/upsells', {
          params: { path: { checkoutId: page.id } },
          body: {
            version,
            upsells: upsells.map(({ hasDownsell, downsell, ...upsell }) => ({
              ...toOffer(upsell),
              downsell: hasDownsell ? toOffer(downsell) : null,
            })),
          },
        }),
        { rethrow: true },
      ),
    describe: (_field, value) => ({
      label: messages.tabs.upsells,
      lines: (value as UpsellValues[]).map(({ title }) => title),
    }),
  });
  const list = form.list('upsells');
  const nameOf = (row: number) => list.items[row]?.name || messages.upsell(row + 1);
  return (
    <PartCard title={messages.tabs.upsells} text={messages.upsellsHelp} form={form} saving={saving}>
      {list.items.length === 0 && <p className="ul-muted">{messages.noUpsells}</p>}
      {list.items.length > 1 && (
        <SortableList
          label={messages.tabs.upsells}
          items={list.items.map((_, row) => ({ id: row, name: nameOf(row) }))}
          gripLabel={messages.moveUpsell}
          onMove={list.move}
        >
          {({ name }) => <span>{name}</span>}
        </SortableList>
      )}
      {list.items.map((upsell, row) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: an upsell has only its place
          key={row}
          className="ul-stack ul-checkout-offer"
          aria-label={messages.upsell(row + 1)}
        >
          <div className="ul-checkout-part__head">
            <h3 className="ul-strong">{messages.upsell(row + 1)}</h3>
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.remove(messages.upsell(row + 1))}
              icon={<Icon as={X} size={16} />}
              onPress={() => list.remove(row)}
            />
          </div>
          <OfferFields
            productId={form.field(`upsells[${row}].productId`)}
            name={form.field(`upsells[${row}].name`)}
            newPrice={form.field(`upsells[${row}].newPrice`)}
            title={form.field(`upsells[${row}].title`)}
            text={form.field(`upsells[${row}].text`)}
          />
          <Switch {...form.flag(`upsells[${row}].hasDownsell`)}>{messages.downsell}</Switch>
          {upsell.hasDownsell && (
            <OfferFields
              productId={form.field(`upsells[${row}].downsell.productId`)}
              name={form.field(`upsells[${row}].downsell.name`)}
              newPrice={form.field(`upsells[${row}].downsell.newPrice`)}
              title={form.field(`upsells[${row}].downsell.title`)}
              text={form.field(`upsells[${row}].downsell.text`)}
            />
          )}
        </section>
      ))}
      <div>
        <Button
          icon={<Icon as={Plus} />}
          isDisabled={list.items.length >= most}
          onPress={() => list.add({ ...emptyOffer, hasDownsell: false, downsell: emptyOffer })}
        >
          {messages.addUpsell}
        </Button>
      </div>
    </PartCard>
  );
}
