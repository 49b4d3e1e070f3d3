'use client';
import {
  AUTHORED_TYPES,
  type EditorTab,
  editorTabs,
  productEditorPath,
} from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { creatorModuleQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noResource, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { TabLinks } from '@uplink/ui/tabs';
import { type ReactNode, useState } from 'react';
import { HeadPlace } from '../shared/head-place.tsx';
import { productEditorMessages } from './product-editor.messages.ts';
import { ProductHead } from './product-head.tsx';

export interface ProductEditorProps {
  /** The product. */
  productId: number;
  /** The word of its type in the address, e.g. `course`. */
  word: string;
  /** The address that is open. */
  path: string;
  /** Whether the portal has this page: others are left out of the tabs. */
  hasPage: (tab: EditorTab) => boolean;
  /** The product was deleted. */
  onDeleted: () => void;
  /** The page that is open. */
  children: ReactNode;
}

/** Pages with a button that saves them: the only filled one on the screen. */
const saved: ReadonlySet<EditorTab> = new Set(['settings', 'intro-page', 'pricing', 'bundle']);

/** What stands around every page of a product: its name and state, and the tabs of its type. */
export function ProductEditor(props: ProductEditorProps) {
  const messages = useMessages(productEditorMessages);
  const { productId, word, path, hasPage, onDeleted, children } = props;
  const query = useHeldQuery(creatorModuleQuery(useUplink(), productId));
  const product = query.data;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const tabs = product ? editorTabs(product.type).filter(hasPage) : [];
  const open = tabs.find((tab) => path.endsWith(`/${tab}`));
  const isKnown =
    product === undefined || (AUTHORED_TYPES[product.type].word === word && open !== undefined);
  if (!product || !isKnown)
    return (
      <NotReadyView
        isPage
        state={isKnown ? notReady(query) : { status: 'empty' }}
        noun={messages.noun}
        skeleton={<Skeleton height={320} />}
        empty={noResource({
          title: messages.none,
          text: messages.noneText,
          action: <LinkButton href="/creator/products">{messages.toList}</LinkButton>,
        })}
      />
    );
  return (
    <>
      <ProductHead
        product={product}
        isMain={open === undefined || !saved.has(open)}
        onDeleted={onDeleted}
        placeRef={setPlace}
      />
      <div className="ul-stack ul-gap-24 ul-page-body">
        <TabLinks
          aria-label={messages.tabs}
          current={path}
          items={tabs.map((tab) => ({
            href: productEditorPath(product, tab),
            label: messages.tab[tab],
          }))}
        />
        <HeadPlace.Provider value={place}>{children}</HeadPlace.Provider>
      </div>
    </>
  );
}
