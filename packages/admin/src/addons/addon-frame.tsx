'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { addonQuery, notReady, readKey, useUplink } from '@uplink/api-client/react';
import { Note, NotReadyView, noResource, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { TabLinks } from '@uplink/ui/tabs';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { AddonStatus } from './addon-status.tsx';
import { addonsMessages } from './addons.messages.ts';
import type { AddonPartProps, AddonTab } from './addons.types.ts';
import './addons.css';

export interface AddonFrameProps {
  /** The add-on. */
  addonId: number;
  /** The tab that is open. */
  tab: AddonTab;
  /** Where a tab leads. */
  hrefOf: (tab: AddonTab) => string;
  /** Where to go after it was deleted. */
  onDeleted: () => void;
  /** The open tab. */
  children: (addon: Schema<'Addon'>) => ReactNode;
}

/** An add-on and what it sells, above its parts. */
export function AddonFrame({ addonId, tab, hrefOf, onDeleted, children }: AddonFrameProps) {
  const messages = useMessages(addonsMessages);
  const query = useHeldQuery(addonQuery(useUplink(), addonId));
  const addon = query.data;
  if (!addon)
    return (
      <NotReadyView
        isPage
        state={notReady(query)}
        noun={messages.one}
        skeleton={<PageSkeleton heights={[96, 280]} />}
        empty={noResource({ title: messages.unknown, text: messages.unknownText })}
      />
    );
  return (
    <div className="ul-stack ul-gap-24">
      <Head addon={addon} onDeleted={onDeleted} />
      {!addon.isSold && <Note kind="pending">{messages.notSoldText}</Note>}
      <TabLinks
        aria-label={messages.tabsOf(addon.name)}
        current={hrefOf(tab)}
        items={(Object.keys(messages.tabs) as AddonTab[]).map((id) => ({
          href: hrefOf(id),
          label: messages.tabs[id],
        }))}
      />
      {children(addon)}
    </div>
  );
}

function Head({ addon, onDeleted }: AddonPartProps & Pick<AddonFrameProps, 'onDeleted'>) {
  const messages = useMessages(addonsMessages);
  const formats = useAllFormats();
  const { id, version, name, product, checkoutPrice } = addon;
  const client = useUplink();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  async function remove(reason: string) {
    const sent = client.api.DELETE('/management/addons/{addonId}', {
      params: { path: { addonId: id }, query: { version } },
      body: { reason },
    });
    try {
      await client.unwrap(sent, { rethrow: true });
    } catch (error) {
      void queries.invalidateQueries({ queryKey: addonQuery(client, id).queryKey });
      throw error;
    }
    void queries.invalidateQueries({ queryKey: readKey('/management/addons') });
    onDeleted();
  }
  return (
    <header className="ul-addon-head">
      <div className="ul-addon-head__words">
        <div className="ul-cluster ul-gap-12">
          <h1 className="ul-h1" tabIndex={-1}>
            {name}
          </h1>
          <AddonStatus addon={addon} />
        </div>
        <p className="ul-muted">
          {messages.sells(
            product.name,
            checkoutPrice.amount === 0 ? messages.free : formats.money(checkoutPrice),
          )}
        </p>
      </div>
      <Menu
        aria-label={messages.more}
        trigger={<IconButton aria-label={messages.more} icon={<Icon as={Ellipsis} />} />}
        groups={[[{ id: 'delete', label: messages.delete, tone: 'danger' }]]}
        onAction={() => setAsked(true)}
      />
      {isAsked && (
        <ReasonDialog
          title={messages.deleteTitle(name)}
          action={messages.delete}
          isDanger
          onSend={remove}
          onClose={() => setAsked(false)}
        >
          {messages.deleteText}
        </ReasonDialog>
      )}
    </header>
  );
}
