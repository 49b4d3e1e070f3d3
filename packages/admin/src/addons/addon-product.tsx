import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { FieldProps } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { ProductPicker } from '../shared/product-picker.tsx';
import { addonsMessages } from './addons.messages.ts';

/** What an add-on sells, while it is chosen. */
export interface ProductValues {
  kind: 'existing' | 'custom';
  product: Pick<Schema<'SoldProduct'>, 'id' | 'name'> | null;
  customProduct: string;
}

export const noProduct: ProductValues = { kind: 'existing', product: null, customProduct: '' };

export const productRulesOf = (messages: typeof addonsMessages) => ({
  product: [
    (product: ProductValues['product'], { kind }: ProductValues) =>
      kind === 'existing' && product === null ? messages.chooseProduct : undefined,
  ],
  customProduct: [
    (name: string, { kind }: ProductValues) => (kind === 'custom' ? required(name) : undefined),
  ],
});

export const toChoice = ({ kind, product, customProduct }: ProductValues) => ({
  productId: kind === 'existing' ? (product?.id ?? null) : null,
  customProduct: kind === 'custom' ? customProduct.trim() : null,
});

/** The field that a name in a refusal belongs to. */
export const toField = (name: string) => (name === 'productId' ? 'product' : name);

export interface AddonProductProps {
  kind: FieldProps<ProductValues['kind']>;
  product: FieldProps<ProductValues['product']>;
  customProduct: FieldProps<string>;
}

/** A product of the academy, or one that only this add-on sells. */
export function AddonProduct({ kind, product, customProduct }: AddonProductProps) {
  const messages = useMessages(addonsMessages);
  return (
    <div className="ul-stack ul-gap-12">
      <SegmentedControl
        aria-label={messages.kindOf}
        options={(['existing', 'custom'] as const).map((id) => ({
          id,
          label: messages.kinds[id],
        }))}
        value={kind.value}
        onChange={(next) => kind.onChange(next as ProductValues['kind'])}
      />
      <p className="ul-small ul-muted">{messages.kindHelp[kind.value]}</p>
      {kind.value === 'existing' ? (
        <ProductPicker
          label={messages.product}
          value={product.value?.id ?? null}
          name={product.value?.name ?? ''}
          errorMessage={product.errorMessage}
          onChange={(chosen) => product.onChange(chosen.product)}
        />
      ) : (
        <TextField
          label={messages.customName}
          description={messages.customHelp}
          isRequired
          {...customProduct}
        />
      )}
    </div>
  );
}
