'use client';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { PictureField } from '@uplink/kit/files';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import type { ReactNode } from 'react';
import { useAddonPart } from './addon-part.controller.ts';
import { AddonPartCard } from './addon-part.view.tsx';
import { addonsMessages } from './addons.messages.ts';
import type { AddonPartProps } from './addons.types.ts';
import './addons.css';

export interface AddonLayoutTabProps extends AddonPartProps {
  /** Draws an offer as buyers see it. */
  renderOffer: (offer: Schema<'Crosssell'>) => ReactNode;
}

/** The words of an add-on, beside the offer they make. */
export function AddonLayoutTab({ addon, renderOffer }: AddonLayoutTabProps) {
  const messages = useMessages(addonsMessages);
  const { api, unwrap } = useUplink();
  const stored = addon.offer.image;
  const { form, changeCount } = useAddonPart<Schema<'AddonLayout'> & { image: string | null }>(
    addon,
    {
      toValues: ({ layout, offer }) => ({ ...layout, image: offer.image }),
      rules: { title: [required, maxLength(200)], text: [maxLength(1000)] },
      toField: (name) => name.replace('layout.', ''),
      put: (version, { title, text, image }) =>
        unwrap(
          api.PUT('/management/addons/{addonId}/layout', {
            params: { path: { addonId: addon.id } },
            body: {
              version,
              layout: { title: title.trim(), text: text.trim() },
              ...(image !== stored && { image }),
            },
          }),
          { rethrow: true },
        ),
      describe: (field, value) => ({
        label: field === 'image' ? messages.picture : messages[field],
        lines: field === 'image' ? [] : [String(value)],
      }),
    },
  );
  // A new picture has no address before it is stored.
  const { image } = form.values;
  const withStored = { ...form.values, image: image === null ? null : stored };
  return (
    <div className="ul-addon-layout">
      <AddonPartCard tab="layout" form={form} changeCount={changeCount}>
        <p className="ul-muted">{messages.layoutHelp}</p>
        <TextField label={messages.title} isRequired {...form.field('title')} />
        <TextArea label={messages.text} {...form.field('text')} />
        <fieldset className="ul-stack ul-gap-8 ul-addon-plain">
          <legend className="ul-medium">{messages.picture}</legend>
          {addon.isCustom ? (
            <PictureField
              label={messages.picture}
              category="moduleImage"
              stored={stored}
              {...form.field('image')}
            />
          ) : (
            <p className="ul-small ul-muted">{messages.pictureHelp}</p>
          )}
        </fieldset>
      </AddonPartCard>
      <Card title={messages.preview}>{renderOffer({ ...addon.offer, ...withStored })}</Card>
    </div>
  );
}
