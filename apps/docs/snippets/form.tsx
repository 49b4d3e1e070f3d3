import { email, maxLength, required } from '@uplink/api-client/domain';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { FormFault, useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';

const client = createTestClient({});

function Invitation() {
  const form = useForm({
    stored: { email: '', note: '' },
    rules: { email: [required, email], note: [maxLength(200)] },
    draft: 'invitation', // survives a reload
    async send(invitation) {
      await fetch('/invitations', { method: 'POST', body: JSON.stringify(invitation) });
    },
  });
  return (
    <form {...form.formProps}>
      <TextField label="Email" {...form.field('email')} />
      <TextArea label="Note" {...form.field('note')} />
      <FormFault form={form} />
      <Button type="submit" isPending={form.isSending}>
        Invite
      </Button>
    </form>
  );
}

export default function InvitationPage() {
  return (
    <UplinkProvider client={client}>
      <Invitation />
    </UplinkProvider>
  );
}
