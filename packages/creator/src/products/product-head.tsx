import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { Missing } from './missing.view.tsx';
import { ProductActions } from './product-actions.tsx';
import { productEditorMessages } from './product-editor.messages.ts';
import { productContents, productStatus } from './product-words.rules.ts';
import { Publish } from './publish.tsx';
import './product-editor.css';

export interface ProductHeadProps {
  product: Schema<'CreatorModule'>;
  /** Whether publishing is the main action on the screen. */
  isMain: boolean;
  onDeleted: () => void;
  /** Told where the open page puts its buttons. */
  placeRef: (place: HTMLElement | null) => void;
}

/** The name and state of a product, and what can be done with the whole of it. */
export function ProductHead({ product, isMain, onDeleted, placeRef }: ProductHeadProps) {
  const messages = useMessages(productEditorMessages);
  const words = useMessages(productWords);
  const [refusal, setRefusal] = useState<string>();
  const { kind, label } = productStatus(product, messages);
  return (
    <div className="ul-product-head">
      <div className="ul-product-head__line">
        <div className="ul-product-head__name">
          <h1 className="ul-h1" tabIndex={-1}>
            {product.name}
          </h1>
          <Status kind={kind}>{label}</Status>
        </div>
        <div className="ul-product-head__actions">
          <ProductActions product={product} onDeleted={onDeleted} />
          <Publish product={product} isMain={isMain} onRefusedChange={setRefusal} />
          <div ref={placeRef} className="ul-product-head__place" />
        </div>
      </div>
      <p className="ul-small ul-muted">
        {productContents(product, messages, words)}.{' '}
        {product.learnerCount > 0 ? messages.learners(product.learnerCount) : messages.noLearners}{' '}
        {product.permission === 'view' && messages.readOnly}
      </p>
      <Missing product={product} refusal={refusal} />
    </div>
  );
}
