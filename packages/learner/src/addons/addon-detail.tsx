'use client';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { notReady, ownAddonQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noResource, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Cover } from '@uplink/ui/cover';
import { Status } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import { addonsMessages } from './addons.messages.ts';
import './addons.css';

export interface AddonDetailProps {
  /** The name in its address. */
  uniqueName: string;
  /** Where the way back leads when it isn't there. */
  homeHref: string;
  /** Where its order is shown. */
  orderHref: (purchaseId: number) => string;
  /** How to reach the team. */
  support?: ReactNode;
}

/** Something that the learner owns and that has no lessons, such as a voucher or an hour with an engineer. */
export function AddonDetail({ uniqueName, homeHref, ...links }: AddonDetailProps) {
  const messages = useMessages(addonsMessages);
  const query = useHeldQuery(ownAddonQuery(useUplink(), uniqueName));
  if (query.data) return <Detail addon={query.data} {...links} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.noun}
      backHref={homeHref}
      skeleton={<PageSkeleton heights={[80, 200]} />}
      empty={noResource({ title: messages.unknown, text: messages.unknownText })}
    />
  );
}

interface DetailProps extends Pick<AddonDetailProps, 'orderHref' | 'support'> {
  addon: Schema<'OwnAddon'>;
}

function Detail({ addon, orderHref, support }: DetailProps) {
  const messages = useMessages(addonsMessages);
  const formats = useFormats();
  const { product, title, text, image, cover, since, purchaseId } = addon;
  return (
    <div className="ul-stack ul-gap-24">
      <div className="ul-row ul-page-head" data-justify="between">
        <div>
          <h1 className="ul-h1" tabIndex={-1}>
            {product.name}
          </h1>
          <p className="ul-muted">{messages.since(formats.date(since))}</p>
        </div>
        <Status kind="ok">{messages.yours}</Status>
      </div>
      <div className="ul-addon">
        <div className="ul-addon__picture">
          {image ? <img src={image} alt="" /> : <Cover {...cover} isBare />}
        </div>
        <Card title={title === product.name ? messages.what : title}>
          <div className="ul-stack">
            <p className="ul-addon__words">{text || messages.noText}</p>
            <div className="ul-cluster">
              {purchaseId !== null && (
                <LinkButton href={orderHref(purchaseId)}>{messages.order}</LinkButton>
              )}
              {support}
            </div>
          </div>
        </Card>
      </div>
    </div>
  );
}
