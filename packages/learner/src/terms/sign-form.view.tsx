import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { DeclineDialog } from './decline-dialog.tsx';
import { SignatureField } from './signature-field.tsx';
import { useSignForm } from './terms.controller.ts';
import { termsMessages } from './terms.messages.ts';

export interface SignFormViewProps {
  terms: Schema<'Terms'>;
}

/** Who signs, how, and the three ways on: preview, accept, decline. */
export function SignFormView({ terms }: SignFormViewProps) {
  const messages = useMessages(termsMessages);
  const sign = useSignForm(terms);
  const { form } = sign;
  const [isDeclining, setDeclining] = useState(false);
  return (
    <Card>
      <form {...form.formProps} className="ul-stack ul-gap-20">
        <h2 className="ul-h3">{messages.sign}</h2>
        <TextField label={messages.name} autoComplete="name" {...form.field('name')} />
        <TextField
          label={messages.birthDate}
          description={messages.birthDateHelp}
          autoComplete="bday"
          maxLength={10}
          {...form.field('birthDate')}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <TextField label={messages.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextField
          label={messages.address}
          autoComplete="street-address"
          {...form.field('address')}
        />
        <SignatureField
          label={messages.initials}
          value={sign.initials}
          onChange={sign.onInitial}
          errorMessage={sign.initialsError}
        />
        <SignatureField
          label={messages.signature}
          value={sign.signature}
          onChange={sign.onSign}
          errorMessage={sign.signatureError}
        />
        <FormFault form={form} />
        {sign.previewError && (
          <p className="ul-fault" role="alert">
            {sign.previewError}
          </p>
        )}
        <div className="ul-cluster ul-gap-12">
          <Button variant="primary" type="submit" isPending={form.isSending}>
            {messages.accept}
          </Button>
          <Button isPending={sign.isPreviewing} onPress={sign.onPreview}>
            {messages.preview}
          </Button>
          <Button variant="quiet" onPress={() => setDeclining(true)}>
            {messages.decline}
          </Button>
        </div>
      </form>
      {isDeclining && <DeclineDialog terms={terms} onClose={() => setDeclining(false)} />}
    </Card>
  );
}
