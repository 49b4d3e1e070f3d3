'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { toPublicLayout } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { checkoutPreviewQuery, useUplink } from '@uplink/api-client/react';
import { valueLines, valueLinesMessages } from '@uplink/kit/forms';
import { useMediaQuery } from '@uplink/ui/media-query';
import { useState } from 'react';
import { checkoutMessages } from './checkout.messages.ts';
import type { PagePartProps } from './checkout.types.ts';
import { editors } from './element-fields.tsx';
import { ElementList } from './element-list.view.tsx';
import { layoutMessages } from './layout.messages.ts';
import { type Element, type LayoutValues, toLayout, toLayoutValues } from './layout.rules.ts';
import { checksOf } from './layout-checks.rules.ts';
import { LayoutChecks } from './layout-checks.view.tsx';
import { LayoutPreview, type LayoutPreviewProps } from './layout-preview.view.tsx';
import { usePagePart } from './page-part.controller.ts';
import { PartCard } from './part-card.view.tsx';

export interface LayoutTabProps extends PagePartProps, Pick<LayoutPreviewProps, 'renderPage'> {}

/** The elements of a page, beside the page they make. */
export function LayoutTab({ page, renderPage }: LayoutTabProps) {
  const texts = useMessages(checkoutMessages);
  const messages = useMessages(layoutMessages);
  const lineTexts = useMessages(valueLinesMessages);
  const { api, unwrap } = useUplink();
  const [open, setOpen] = useState<Element>();
  const isWide = useMediaQuery('(min-width: 1025px)');
  const { form, saving } = usePagePart<LayoutValues>(page, {
    toValues: ({ draft }) => toLayoutValues(draft.layout),
    rules: ({ header }) =>
      header.title.trim() === '' ? { 'header.title': texts.chooseTitle } : {},
    put: (version, values) =>
      unwrap(
        api.PUT('/management/checkouts/{checkoutId}/layout', {
          params: { path: { checkoutId: page.id } },
          body: { version, layout: toLayout(values) },
        }),
        { rethrow: true },
      ),
    describe: (field, value) => ({
      label: field in messages.names ? messages.names[field as Element] : texts.tabs.layout,
      lines: valueLines(value, lineTexts),
    }),
  });
  const preview = usePreview(page, form.values);
  const checks = checksOf(form.values, { coupons: page.choices.coupons, preview });
  const Fields = open && editors[open];
  if (!isWide)
    return (
      <div className="ul-stack ul-gap-24">
        <section className="ul-card ul-card__body ul-stack" aria-label={messages.narrow}>
          <h2 className="ul-h3">{messages.narrow}</h2>
          <p className="ul-muted">{messages.narrowText}</p>
        </section>
        <LayoutPreview preview={preview} renderPage={renderPage} />
        <LayoutChecks checks={checks} />
      </div>
    );
  return (
    <div className="ul-checkout-layout">
      <PartCard title={messages.elements} text={messages.elementsHelp} form={form} saving={saving}>
        <ElementList form={form} choices={page.choices} open={open} onOpen={setOpen} />
        {Fields && (
          <section
            className="ul-stack ul-checkout-offer"
            aria-label={messages.names[open as Element]}
          >
            <h3 className="ul-strong">{messages.names[open as Element]}</h3>
            <Fields
              form={form}
              stored={toLayoutValues(page.draft.layout)}
              coupons={page.choices.coupons}
            />
          </section>
        )}
        <p className="ul-small ul-muted">
          {messages.hidden} {messages.keys}
        </p>
      </PartCard>
      <div className="ul-stack ul-gap-24">
        <LayoutPreview preview={preview} renderPage={renderPage} outlined={open} />
        <LayoutChecks checks={checks} />
      </div>
    </div>
  );
}

/** The page as visitors would get it, with what is typed and not stored yet. */
function usePreview(
  { id, choices, draft }: PagePartProps['page'],
  values: LayoutValues,
): Schema<'CheckoutPreview'> | null | undefined {
  const query = useQuery(checkoutPreviewQuery(useUplink(), id));
  if (query.isError) return null;
  if (!query.data) return undefined;
  const { page, quote } = query.data;
  const layout = toPublicLayout(withoutNew(toLayout(values), draft.layout));
  const fields = {
    ...layout.fields,
    address: layout.fields.address || choices.asksAddress,
    tshirt: layout.fields.tshirt || choices.asksTshirt,
  };
  return { page: { ...page, layout: { ...layout, fields } }, quote };
}

const isUploaded = (url: string | null | undefined) => /^\w+\/[0-9a-f-]{36}\./.test(url ?? '');

/** Pictures have an address once they are stored; until then the former ones are shown. */
function withoutNew(
  layout: Schema<'CheckoutLayoutForm'>,
  stored: Schema<'CheckoutLayoutForm'>,
): Schema<'CheckoutLayoutForm'> {
  const { header, image, testimonials } = layout;
  return {
    ...layout,
    header: {
      ...header,
      background: isUploaded(header.background) ? stored.header.background : header.background,
      logo: isUploaded(header.logo?.url) ? stored.header.logo : header.logo,
    },
    image: isUploaded(image?.url) ? stored.image : image,
    testimonials: testimonials && {
      ...testimonials,
      items: testimonials.items.map((item) =>
        isUploaded(item.photo) ? { ...item, photo: null } : item,
      ),
    },
  };
}
