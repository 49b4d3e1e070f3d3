import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { notesMessages } from './notes.messages.ts';

export interface ProductFilterProps {
  /** Names of the products with notes. */
  products: readonly string[];
  /** Only notes of this product; undefined shows all. */
  value: string | undefined;
  onChange: (product: string | undefined) => void;
}

/** Which product's notes are shown. */
export function ProductFilter({ products, value, onChange }: ProductFilterProps) {
  const messages = useMessages(notesMessages);
  const choices = [undefined, ...products];
  return (
    <fieldset className="ul-notes__filter ul-cluster ul-gap-8">
      <legend className="ul-sr">{messages.product}</legend>
      {choices.map((product) => (
        <Button
          key={product ?? ''}
          size="sm"
          variant={product === value ? 'soft' : 'quiet'}
          aria-pressed={product === value}
          onPress={() => onChange(product)}
        >
          {product ?? messages.allProducts}
        </Button>
      ))}
    </fieldset>
  );
}
