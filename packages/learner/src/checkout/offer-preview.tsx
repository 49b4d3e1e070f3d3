'use client';
import type { Schema } from '@uplink/api-client';
import { BumpView, type BumpViewProps } from './bump.view.tsx';

const nothing = () => {};
const field: BumpViewProps['field'] = {
  name: 'orderbump',
  value: false,
  errorMessage: undefined,
  validationBehavior: 'aria',
  onChange: nothing,
  onBlur: nothing,
};

export interface OfferPreviewProps {
  /** The offer. */
  offer: Schema<'Crosssell'>;
}

/** An offer as buyers see it beside their order, for those who write it: it adds nothing to any order. */
export function OfferPreview({ offer }: OfferPreviewProps) {
  return <BumpView bump={offer} field={field} />;
}
