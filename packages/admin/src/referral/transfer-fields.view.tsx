import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { adminReferralMessages } from './referral.messages.ts';
import type { TransferValues } from './transfer.rules.ts';

const methodsFor = (messages: typeof adminReferralMessages) =>
  (Object.keys(messages.methods) as Schema<'PayoutMethod'>[]).map((id) => ({
    id,
    label: messages.methods[id],
  }));

/** Method, reference and proof of a transfer. */
export function TransferFields<Values extends TransferValues>({ form }: { form: Form<Values> }) {
  const messages = useMessages(adminReferralMessages);
  const fields = form as unknown as Form<TransferValues>;
  return (
    <>
      <Select<Schema<'PayoutMethod'>>
        label={messages.method}
        options={methodsFor(messages)}
        {...fields.field('method')}
      />
      <TextField label={messages.reference} isRequired {...fields.field('reference')} />
      <TextField
        label={messages.proofLink}
        type="url"
        description={messages.proofHelp}
        isRequired
        {...fields.field('proof')}
      />
    </>
  );
}
