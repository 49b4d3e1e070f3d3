import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Select } from '@uplink/ui/select';
import { checkoutMessages } from './checkout.messages.ts';
import type { CheckoutValues } from './checkout.types.ts';

export interface SizeFieldProps {
  form: Form<CheckoutValues>;
}

/** What size of t-shirt fits. A file of its own: lists that open come behind the form. */
export function SizeField({ form }: SizeFieldProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <Select
      {...form.field('tshirtSize')}
      label={messages.tshirtSize}
      isRequired
      options={messages.sizes.map((size) => ({ id: size, label: size }))}
    />
  );
}
