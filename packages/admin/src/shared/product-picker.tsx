import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { checkoutProductsQuery, useUplink } from '@uplink/api-client/react';
import { productWords } from '@uplink/kit/products';
import { useSettled } from '@uplink/kit/search';
import { Combobox } from '@uplink/ui/combobox';
import { useState } from 'react';
import { productPickerMessages } from './product-picker.messages.ts';

export interface ProductPickerProps {
  label: string;
  value: number | null;
  /** The name of the chosen product. */
  name: string;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Add-ons can be chosen too. @default false */
  withAddons?: boolean;
  onChange: (chosen: Schema<'OfferableProduct'>) => void;
}

const keyOf = ({ product, addon }: Schema<'OfferableProduct'>) =>
  addon ? `addon ${addon.id}` : String(product.id);

/** A product that is sold, by words of its name. */
export function ProductPicker(props: ProductPickerProps) {
  const messages = useMessages(productPickerMessages);
  const words = useMessages(productWords);
  const { label, value, name, errorMessage, isDisabled = false, onChange } = props;
  const { withAddons = false } = props;
  const [typed, setTyped] = useState<string>();
  const search = useSettled((typed ?? '').trim());
  const query = useQuery(checkoutProductsQuery(useUplink(), search));
  const found = (query.data ?? []).filter(({ addon }) => withAddons || !addon);
  return (
    <Combobox
      label={label}
      isFiltered
      isDisabled={isDisabled}
      isLoading={query.isFetching}
      emptyText={messages.nothingFound}
      errorMessage={errorMessage}
      validationBehavior="aria"
      menuTrigger="focus"
      inputValue={typed ?? name}
      value={value === null ? null : String(value)}
      onInputChange={setTyped}
      onBlur={() => setTyped(undefined)}
      options={found.map((one) => ({
        id: keyOf(one),
        label: one.addon?.name ?? one.product.name,
        description: one.addon ? messages.addon(one.product.name) : words.types[one.product.type],
      }))}
      onChange={(key) => {
        const chosen = found.find((one) => keyOf(one) === key);
        if (!chosen) return;
        setTyped(undefined);
        onChange(chosen);
      }}
    />
  );
}
