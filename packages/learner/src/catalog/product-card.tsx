import type { Schema } from '@uplink/api-client';
import { ModuleStatus, productPath, Visibility } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Card, CardLink } from '@uplink/ui/card';
import { Lock } from 'lucide-react';
import { LearnerStatus } from '../shared/learner-status.tsx';
import { ProductCover } from '../shared/product-cover.tsx';
import { productCardMessages } from './product-card.messages.ts';
import { factsOf, kindOf, lockWords } from './product-card.rules.ts';
import './product-card.css';

export interface ProductCardProps {
  /** The product. */
  module: Schema<'Module'>;
}

/** A product in a listing. One that is not clickable is shown without a link. */
export function ProductCard({ module }: ProductCardProps) {
  const messages = useMessages(productCardMessages);
  const words = useMessages(productWords);
  const formats = useFormats();
  const { name, shortDescription, status, isSkipped, visibility } = module;
  const lock = lockWords(module, messages);
  const body = (
    <>
      <ProductCover module={module} />
      <span className="ul-product-card__body">
        <span className="ul-eyebrow">{kindOf(module, words)}</span>
        <span className="ul-product-card__name">{name}</span>
        <span className="ul-small ul-muted">{shortDescription}</span>
        {status === ModuleStatus.applied && (
          <span className="ul-product-card__lock ul-small ul-muted">{messages.applied}</span>
        )}
        {lock && (
          <span className="ul-product-card__lock ul-small ul-muted">
            <Lock className="ul-icon" size={14} aria-hidden />
            <span>{lock}</span>
          </span>
        )}
        <span className="ul-product-card__foot">
          <span className="ul-small ul-muted">{factsOf(module, words, formats)}</span>
          <LearnerStatus status={status} isSkipped={isSkipped} />
        </span>
      </span>
    </>
  );
  if (visibility === Visibility.notClickable) {
    return (
      <Card isFlush className="ul-product-card">
        {body}
      </Card>
    );
  }
  return (
    <CardLink className="ul-product-card" href={productPath(module)}>
      {body}
    </CardLink>
  );
}
