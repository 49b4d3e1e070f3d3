'use client';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import type { ReactNode } from 'react';
import { useAddonPart } from './addon-part.controller.ts';
import { AddonPartCard } from './addon-part.view.tsx';
import { messages } from './addons.messages.ts';
import type { AddonPartProps } from './addons.types.ts';
import './addons.css';

export interface AddonLayoutTabProps extends AddonPartProps {
  /** Draws an offer as buyers see it. */
  renderOffer: (offer: Schema<'Crosssell'>) => ReactNode;
}

/** The words of an add-on, beside the offer they make. */
export function AddonLayoutTab({ addon, renderOffer }: AddonLayoutTabProps) {
  const { api, unwrap } = useUplink();
  const { form, changeCount } = useAddonPart<Schema<'AddonLayout'>>(addon, {
    toValues: ({ layout }) => layout,
    rules: { title: [required, maxLength(200)], text: [maxLength(1000)] },
    toField: (name) => name.replace('layout.', ''),
    put: (version, { title, text }) =>
      unwrap(
        api.PUT('/management/addons/{addonId}/layout', {
          params: { path: { addonId: addon.id } },
          body: { version, layout: { title: title.trim(), text: text.trim() } },
        }),
        { rethrow: true },
      ),
    describe: (field, value) => ({ label: messages[field], lines: [String(value)] }),
  });
  return (
    <div className="ul-addon-layout">
      <AddonPartCard tab="layout" form={form} changeCount={changeCount}>
        <p className="ul-muted">{messages.layoutHelp}</p>
        <TextField label={messages.title} isRequired {...form.field('title')} />
        <TextArea label={messages.text} {...form.field('text')} />
      </AddonPartCard>
      <Card title={messages.preview}>{renderOffer({ ...addon.offer, ...form.values })}</Card>
    </div>
  );
}
