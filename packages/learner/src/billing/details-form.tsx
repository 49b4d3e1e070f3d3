import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { billingDetailsQuery, useUplink } from '@uplink/api-client/react';
import { FormFault, useForm } from '@uplink/kit/forms';
import { CountryField, StateField } from '@uplink/kit/places';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { billingMessages } from './billing.messages.ts';

type Details = Schema<'BillingDetails'>;

/** The fields, sent with the version that was edited. */
export function DetailsForm({ details }: { details: Details }) {
  const messages = useMessages(billingMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { api, unwrap } = client;
  const form = useForm({
    stored: toValues(details),
    rules: {
      companyName: [maxLength(200)],
      taxId: [maxLength(40)],
      street: [maxLength(200)],
      city: [maxLength(100)],
      state: [maxLength(100)],
      zip: [maxLength(20)],
      country: [maxLength(60)],
    },
    send: async (values) => {
      const body = { ...values, version: details.version };
      const saved = await unwrap(api.PUT('/me/billing-details', { body }), { rethrow: true });
      queries.setQueryData(billingDetailsQuery(client).queryKey, saved);
      return toValues(saved);
    },
  });
  return (
    <form {...form.formProps} className="ul-stack">
      <p className="ul-small ul-muted">{messages.detailsText}</p>
      <div className="ul-grid ul-cols-2">
        <TextField
          label={messages.company}
          autoComplete="organization"
          {...form.field('companyName')}
        />
        <TextField label={messages.taxId} {...form.field('taxId')} />
        <TextField
          label={messages.street}
          autoComplete="street-address"
          {...form.field('street')}
        />
        <TextField label={messages.city} autoComplete="address-level2" {...form.field('city')} />
        <StateField label={messages.state} country={form.values.country} {...form.field('state')} />
        <TextField label={messages.zipCode} autoComplete="postal-code" {...form.field('zip')} />
        <CountryField label={messages.country} {...form.field('country')} />
      </div>
      <FormFault form={form} />
      <div className="ul-cluster">
        <Button type="submit" isPending={form.isSending} isDisabled={!form.isDirty}>
          {messages.saveDetails}
        </Button>
        <span role="status" className="ul-small ul-muted">
          {form.isSaved && messages.saved}
        </span>
      </div>
    </form>
  );
}

const toValues = (details: Details) => ({
  companyName: details.companyName ?? '',
  taxId: details.taxId ?? '',
  street: details.street ?? '',
  city: details.city ?? '',
  state: details.state ?? '',
  zip: details.zip ?? '',
  country: details.country ?? '',
});
