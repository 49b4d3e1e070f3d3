import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { creatorModulesQuery, useUplink } from '@uplink/api-client/react';
import { Chosen } from './chosen.view.tsx';
import { pickersMessages } from './pickers.messages.ts';
import { ProductPicker } from './pickers.tsx';

export interface ProductsFieldProps {
  label: string;
  description?: string;
  errorMessage?: string | undefined;
  /** Ids of the chosen products. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** A product that can't be chosen. */
  except?: number;
  /** Only products of these types, e.g. '1,2' for programs and courses. */
  types?: string;
  /** How many can be chosen. @default 50 */
  most?: number;
}

/** Products found by words of their name, for a form that stores their ids. */
export function ProductsField({
  value,
  onChange,
  except,
  most = 50,
  ...props
}: ProductsFieldProps) {
  const messages = useMessages(pickersMessages);
  const ids = value.filter((id) => id > 0);
  const query = useQuery({
    ...creatorModulesQuery(useUplink(), { products: ids.join(','), pageSize: most }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = query.data?.data ?? [];
  // A product that was deleted or taken away since is shown too, so that it can be removed.
  const gone = query.isSuccess && !query.isPlaceholderData ? messages.gone : '…';
  const chosen = ids.map((id) => found.find((one) => one.id === id) ?? { id, name: gone });
  return (
    <div>
      {ids.length < most ? (
        <ProductPicker
          {...props}
          without={except === undefined ? ids : [...ids, except]}
          onChoose={({ id }) => onChange([...ids, id])}
        />
      ) : (
        <p className="ul-field__label">{props.label}</p>
      )}
      <Chosen
        label={props.label}
        items={chosen}
        onRemove={(removed) => onChange(ids.filter((id) => id !== removed.id))}
      />
    </div>
  );
}
