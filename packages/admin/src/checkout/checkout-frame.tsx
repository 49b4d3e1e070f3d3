'use client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { managedCheckoutQuery, notReady, useUplink } from '@uplink/api-client/react';
import { Note, NotReadyView, noResource, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button, IconButton, LinkButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Menu } from '@uplink/ui/menu';
import { TabLinks } from '@uplink/ui/tabs';
import { Ellipsis, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import { conversionOf } from './checkout.rules.ts';
import type { CheckoutTab, ManagedPage } from './checkout.types.ts';
import { usePageActions } from './checkout-frame.controller.ts';
import { CheckoutStatus } from './checkout-status.tsx';
import './checkout.css';

export interface CheckoutFrameProps {
  /** The checkout page. */
  checkoutId: number;
  /** The tab that is open. */
  tab: CheckoutTab;
  /** Where a tab leads. */
  hrefOf: (tab: CheckoutTab) => string;
  /** Where to go after it was deleted. */
  onDeleted: () => void;
  /** The open tab. */
  children: (page: ManagedPage) => ReactNode;
}

type Asked = 'publish' | 'unpublish' | 'delete';

/** A checkout page and its state, above its parts. */
export function CheckoutFrame({
  checkoutId,
  tab,
  hrefOf,
  onDeleted,
  children,
}: CheckoutFrameProps) {
  const messages = useMessages(checkoutMessages);
  const query = useHeldQuery(managedCheckoutQuery(useUplink(), checkoutId));
  if (!query.data)
    return (
      <NotReadyView
        isPage
        state={notReady(query)}
        noun={messages.page}
        skeleton={<PageSkeleton heights={[96, 360]} />}
        empty={noResource({ title: messages.unknown, text: messages.unknownText })}
      />
    );
  const page = query.data;
  return (
    <div className="ul-stack ul-gap-24">
      <Head page={page} onDeleted={onDeleted} />
      {page.faults.length > 0 && (
        <Note kind="pending">
          <p className="ul-strong">{messages.faults}</p>
          <ul className="ul-checkout-faults">
            {page.faults.map(({ tab: place, message }) => (
              <li key={message}>
                <Link href={hrefOf(place)}>{messages.tabs[place]}</Link>: {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <TabLinks
        aria-label={messages.tabsOf(page.draft.title)}
        current={hrefOf(tab)}
        items={(Object.keys(messages.tabs) as CheckoutTab[]).map((id) => ({
          href: hrefOf(id),
          label: messages.tabs[id],
        }))}
      />
      {children(page)}
    </div>
  );
}

function Head({ page, onDeleted }: { page: ManagedPage } & Pick<CheckoutFrameProps, 'onDeleted'>) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { draft, state, figures, product } = page;
  const actions = usePageActions(page, onDeleted);
  const [asked, setAsked] = useState<Asked>();
  const href = `/checkout/${draft.uniqueId}`;
  const isLive = state === 'published' || state === 'changed';
  return (
    <header className="ul-checkout-head">
      <div className="ul-checkout-head__words">
        <div className="ul-cluster ul-gap-12">
          <h1 className="ul-h1" tabIndex={-1}>
            {draft.title}
          </h1>
          <CheckoutStatus state={state} isBare={false} />
        </div>
        <p className="ul-muted">
          {messages.sells} {product.name} {messages.at}{' '}
          {isLive ? (
            <Link href={href} className="ul-mono">
              {href}
            </Link>
          ) : (
            <span className="ul-mono">{href}</span>
          )}
        </p>
        {page.publishedAt && (
          <p className="ul-small ul-muted">
            {messages.figures(
              formats.number(figures.views),
              formats.number(figures.orders),
              conversionOf(figures, formats),
            )}
          </p>
        )}
      </div>
      <div className="ul-cluster">
        <Menu
          aria-label={messages.more}
          trigger={<IconButton aria-label={messages.more} icon={<Icon as={Ellipsis} />} />}
          groups={[
            ...(isLive ? [[{ id: 'unpublish', label: messages.unpublish }]] : []),
            [{ id: 'delete', label: messages.delete, tone: 'danger' as const }],
          ]}
          onAction={(id) => setAsked(id as Asked)}
        />
        {isLive && (
          <LinkButton href={href} target="_blank" icon={<Icon as={ExternalLink} />}>
            {messages.open}
          </LinkButton>
        )}
        {state !== 'published' && (
          <Button
            variant="primary"
            isDisabled={page.faults.length > 0}
            onPress={() => setAsked('publish')}
          >
            {isLive ? messages.publishChanges : messages.publish}
          </Button>
        )}
      </div>
      {asked && (
        <ReasonDialog
          title={messages.asks[asked].title(draft.title)}
          action={asked === 'publish' && isLive ? messages.publishChanges : messages[asked]}
          isDanger={asked === 'delete'}
          onSend={(reason) =>
            asked === 'delete'
              ? actions.remove(reason)
              : actions.publish(asked === 'publish', reason)
          }
          onClose={() => setAsked(undefined)}
        >
          {messages.asks[asked].text}
        </ReasonDialog>
      )}
    </header>
  );
}
