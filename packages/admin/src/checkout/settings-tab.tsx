'use client';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { productWords } from '@uplink/kit/products';
import { CopyLink } from '@uplink/kit/sharing';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { ProductPicker } from '../shared/product-picker.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import { embedSnippet } from './checkout.rules.ts';
import type { ManagedPage, PagePartProps } from './checkout.types.ts';
import { usePagePart } from './page-part.controller.ts';
import { PartCard } from './part-card.view.tsx';

interface Values {
  title: string;
  uniqueId: string;
  product: Schema<'SoldProduct'>;
  mode: 'default' | 'custom';
  link: string;
}

const toValues = ({ draft, product }: ManagedPage): Values => ({
  title: draft.title,
  uniqueId: draft.uniqueId,
  product,
  mode: draft.thankYouUrl === null ? 'default' : 'custom',
  link: draft.thankYouUrl ?? '',
});

const labelsOf = (messages: typeof checkoutMessages): Record<keyof Values, string> => ({
  title: messages.title,
  uniqueId: messages.uniqueId,
  product: messages.product,
  mode: messages.thankYou,
  link: messages.thankYouLink,
});

function wordsOf(field: keyof Values, value: unknown, messages: typeof checkoutMessages): string {
  if (field === 'product') return (value as Values['product']).name;
  return field === 'mode' ? messages.thankYouModes[value as Values['mode']] : String(value);
}

export interface SettingsTabProps extends PagePartProps {
  /** Where the academy is, for the snippet. */
  origin: string;
}

/** What a page is called, where it is, what it sells, and where buyers go. */
export function SettingsTab({ page, origin }: SettingsTabProps) {
  const messages = useMessages(checkoutMessages);
  const words = useMessages(productWords);
  const { api, unwrap } = useUplink();
  const { form, saving } = usePagePart<Values>(page, {
    toValues,
    rules: {
      title: [required, maxLength(120)],
      uniqueId: [(id) => (/^[a-z0-9-]{3,80}$/.test(id) ? undefined : messages.slug)],
      link: [
        (link, { mode }) =>
          mode === 'custom' && !/^https:\/\/\S+$/.test(link.trim()) ? messages.link : undefined,
      ],
    },
    put: (version, { title, uniqueId, product, mode, link }) =>
      unwrap(
        api.PUT('/management/checkouts/{checkoutId}/settings', {
          params: { path: { checkoutId: page.id } },
          body: {
            version,
            title,
            uniqueId,
            productType: product.type,
            productId: product.id,
            thankYouUrl: mode === 'custom' ? link.trim() : null,
          },
        }),
        { rethrow: true },
      ),
    describe: (field, value) => ({
      label: labelsOf(messages)[field],
      lines: [wordsOf(field, value, messages)],
    }),
  });
  const isKept = page.publishedAt !== null;
  const product = form.field('product');
  const mode = form.field('mode');
  return (
    <div className="ul-stack ul-gap-24">
      <PartCard title={messages.tabs.settings} form={form} saving={saving}>
        <TextField label={messages.title} isRequired {...form.field('title')} />
        <div className="ul-checkout-pair">
          <TextField
            label={messages.uniqueId}
            description={isKept ? messages.uniqueIdKept : messages.uniqueIdHelp}
            isReadOnly={isKept}
            {...form.field('uniqueId')}
          />
          <ProductPicker
            label={`${messages.product} (${words.types[product.value.type]})`}
            value={product.value.id}
            name={product.value.name}
            isDisabled={isKept}
            errorMessage={product.errorMessage}
            onChange={(chosen) => product.onChange(chosen.product)}
          />
        </div>
        <div className="ul-stack ul-gap-12">
          <h3 className="ul-strong" id={`thank-you-${page.id}`}>
            {messages.thankYou}
          </h3>
          <p className="ul-small ul-muted">{messages.thankYouHelp}</p>
          <SegmentedControl
            aria-label={messages.thankYou}
            options={(['default', 'custom'] as const).map((id) => ({
              id,
              label: messages.thankYouModes[id],
            }))}
            value={mode.value}
            onChange={(next) => mode.onChange(next as Values['mode'])}
          />
          {mode.value === 'custom' && (
            <TextField label={messages.thankYouLink} type="url" {...form.field('link')} />
          )}
        </div>
      </PartCard>
      <Card title={messages.embed}>
        <div className="ul-stack ul-gap-12">
          <p className="ul-muted">{messages.embedHelp}</p>
          <CopyLink
            label={messages.embed}
            url={embedSnippet(origin, page.draft.uniqueId)}
            copyLabel={messages.copyEmbed}
          />
        </div>
      </Card>
    </div>
  );
}
