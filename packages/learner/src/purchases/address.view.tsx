import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { CountryField, StateField } from '@uplink/kit/places';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { purchasesMessages } from './purchases.messages.ts';

type Address = Schema<'Shipping'>;

export interface AddressViewProps {
  list: Pick<Schema<'PriceList'>, 'asksShipping' | 'asksTshirt'>;
  address: Address;
  /** Whether it becomes the address of the profile, which has none. */
  isKept: boolean;
  onChange: (change: Partial<Address>) => void;
}

const sizes = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'] as const;

/** Where the things of a product go, as the profile has it. */
export function AddressView({ list, address, isKept, onChange }: AddressViewProps) {
  const messages = useMessages(purchasesMessages);
  const field = (name: 'street' | 'city' | 'zip', autoComplete: string) => (
    <TextField
      label={messages[name]}
      value={address[name]}
      onChange={(text) => onChange({ [name]: text })}
      autoComplete={autoComplete}
      isRequired
      maxLength={name === 'zip' ? 20 : 100}
    />
  );
  return (
    <section className="ul-stack ul-gap-12">
      <h3 className="ul-h4">{messages.shipping}</h3>
      {list.asksShipping && (
        <>
          {field('street', 'street-address')}
          <div className="ul-purchase__pair">
            {field('city', 'address-level2')}
            {field('zip', 'postal-code')}
          </div>
          <div className="ul-purchase__pair">
            <StateField
              label={messages.state}
              country={address.country}
              value={address.state}
              onChange={(state) => onChange({ state })}
            />
            <CountryField
              label={messages.country}
              value={address.country}
              onChange={(country) => onChange({ country })}
              isRequired
            />
          </div>
          {isKept && <p className="ul-small ul-muted">{messages.addressKept}</p>}
        </>
      )}
      {list.asksTshirt && (
        <Select
          label={messages.tshirt}
          options={sizes.map((id) => ({ id, label: id }))}
          value={address.tshirtSize ?? ''}
          onChange={(tshirtSize) => onChange({ tshirtSize })}
          isRequired
        />
      )}
    </section>
  );
}
