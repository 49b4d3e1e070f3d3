'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorIntroQuery,
  creatorModuleQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { countChanges, FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { type ReactNode, useId, useState } from 'react';
import { InHead } from '../../shared/head-place.tsx';
import { BlockFields } from './block-fields.tsx';
import { BlockList } from './block-list.view.tsx';
import { introMessages } from './intro.messages.ts';
import { useIntroForm } from './intro-editor.controller.ts';
import { IntroPreview } from './intro-preview.view.tsx';
import {
  type IntroBlock,
  introFaults,
  newBlock,
  toIntroValues,
  toPreview,
} from './intro-values.rules.ts';
import './intro.css';

export interface IntroEditorProps {
  /** The product. */
  productId: number;
  /** Draws the blocks as learners see them. */
  renderBlocks: (blocks: readonly IntroBlock[]) => ReactNode;
}

/** What a product says of itself, block by block, beside the page that comes of it. */
export function IntroEditor({ productId, renderBlocks }: IntroEditorProps) {
  const messages = useMessages(introMessages);
  const client = useUplink();
  const product = useHeldQuery(creatorModuleQuery(client, productId));
  const page = useHeldQuery(creatorIntroQuery(client, productId));
  if (product.data && page.data)
    return (
      <IntroForm
        key={productId}
        product={product.data}
        page={page.data}
        renderBlocks={renderBlocks}
      />
    );
  return (
    <NotReadyView
      isMain
      state={notReady(product.data ? page : product)}
      noun={messages.noun}
      skeleton={<Skeleton height={480} />}
    />
  );
}

interface IntroFormProps extends Pick<IntroEditorProps, 'renderBlocks'> {
  product: Schema<'CreatorModule'>;
  page: Schema<'IntroPage'>;
}

function IntroForm({ product, page, renderBlocks }: IntroFormProps) {
  const messages = useMessages(introMessages);
  const formId = useId();
  const form = useIntroForm(product.id, page);
  const { blocks } = form.values;
  const list = form.list('blocks');
  const [openId, setOpenId] = useState(blocks[0]?.id);
  const [place, setPlace] = useState(0);
  const found = blocks.findIndex(({ id }) => id === openId);
  // A saved block comes back under another id, in its place.
  const open = found >= 0 ? found : Math.min(place, blocks.length - 1);
  if (found >= 0 && found !== place) setPlace(found);
  const isReadOnly = product.permission === 'view';
  const isRefused = form.isTried && form.isFaulty;
  const faults = isRefused ? Object.keys(introFaults(form.values, messages.mostLines)) : [];
  return (
    <div className="ul-intro-editor">
      <form {...form.formProps} id={formId} className="ul-stack">
        {!isReadOnly && (
          <InHead>
            <SaveBar
              formId={formId}
              form={form}
              changeCount={countChanges(form.values, toIntroValues(page.blocks))}
              action={messages.save}
              isDisabled={!form.isDirty}
            />
          </InHead>
        )}
        {isRefused && (
          <p className="ul-fault" role="alert">
            {messages.errors}
          </p>
        )}
        <FormFault form={form} />
        <Card title={messages.blocks}>
          <BlockList
            blocks={blocks}
            openId={blocks[open]?.id}
            isReadOnly={isReadOnly}
            isFaulty={(index) => faults.some((path) => path.startsWith(`blocks[${index}].`))}
            onOpen={setOpenId}
            onMove={list.move}
            onRemove={list.remove}
            onAdd={(kind) => {
              const block = newBlock(kind);
              list.add(block);
              setOpenId(block.id);
            }}
          />
        </Card>
        {open >= 0 && (
          <BlockFields
            key={blocks[open]?.id}
            form={form}
            index={open}
            productId={product.id}
            isReadOnly={isReadOnly}
          />
        )}
      </form>
      <IntroPreview>
        {blocks.length === 0 ? (
          <p className="ul-small ul-muted">{messages.nothingToShow}</p>
        ) : (
          renderBlocks(blocks.map(toPreview))
        )}
      </IntroPreview>
    </div>
  );
}
