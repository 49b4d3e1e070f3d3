import { type CrosssellType, PRICE_LIMITS } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { type Form, MoneyField } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Select } from '@uplink/ui/select';
import { Plus } from 'lucide-react';
import { ProductsField } from '../shared/pickers/products-field.tsx';
import { newOffer, type PriceValues } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface OfferListProps {
  form: Form<PriceValues>;
  /** The plan it belongs to. */
  row: number;
  moduleId: number;
  /** What the prices are in. */
  currency: string;
}

const typesOf = (messages: typeof pricingMessages) =>
  Object.entries(messages.offerTypes).map(([id, label]) => ({ id: id as CrosssellType, label }));

/** The author's other products that are offered with a plan: order bumps, upsells and downsells. */
export function OfferList({ form, row, moduleId, currency }: OfferListProps) {
  const messages = useMessages(pricingMessages);
  const path = `plans[${row}].crosssells` as const;
  const offers = form.list(path);
  return (
    <fieldset className="ul-plan__offers">
      <legend className="ul-medium">{messages.offers}</legend>
      {offers.items.map((offer, index) => {
        const at = `${path}[${index}]` as const;
        const earlier = offers.items.slice(0, index).map((one, place) => ({
          id: String(place),
          label: one.title || messages.offer(place + 1),
        }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is known by its place only
          <div key={index} className="ul-plan__offer ul-stack ul-gap-12">
            <div className="ul-plan__main">
              <Select
                label={messages.offerType}
                options={typesOf(messages)}
                {...form.field(`${at}.type`)}
              />
              <OfferedProduct form={form} at={at} moduleId={moduleId} />
              <MoneyField
                currency={currency}
                label={messages.offerPrice}
                {...form.field(`${at}.amount`)}
              />
            </div>
            {offer.type !== 'orderbump' && (
              <Select
                label={messages.offerFollows}
                options={[
                  ...(offer.type === 'upsell' ? [{ id: '', label: messages.followsNone }] : []),
                  ...earlier,
                ]}
                {...form.field(`${at}.follows`)}
              />
            )}
            <TextField label={messages.offerTitle} {...form.field(`${at}.title`)} />
            <TextArea label={messages.offerText} rows={2} {...form.field(`${at}.text`)} />
            <Button size="sm" variant="quiet" onPress={() => offers.remove(index)}>
              {messages.removeOffer(index + 1)}
            </Button>
          </div>
        );
      })}
      {offers.items.length < PRICE_LIMITS.offers && (
        <Button size="sm" icon={<Icon as={Plus} size={16} />} onPress={() => offers.add(newOffer)}>
          {messages.addOffer}
        </Button>
      )}
    </fieldset>
  );
}

interface OfferedProductProps {
  form: Form<PriceValues>;
  at: `plans[${number}].crosssells[${number}]`;
  /** The product that is sold: it can't be its own offer. */
  moduleId: number;
}

function OfferedProduct({ form, at, moduleId }: OfferedProductProps) {
  const messages = useMessages(pricingMessages);
  const { value, onChange, errorMessage } = form.field(`${at}.productId`);
  return (
    <ProductsField
      label={messages.offerProduct}
      most={1}
      except={moduleId}
      errorMessage={errorMessage}
      value={value === '' ? [] : [Number(value)]}
      onChange={([id]) => onChange(id === undefined ? '' : String(id))}
    />
  );
}
