'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { accountSecurityMessages } from './account-security.messages.ts';
import { useEmailForm } from './email-form.controller.ts';
import { SaveFault } from './save-fault.view.tsx';
import type { SecurityProps } from './security.types.ts';

export interface EmailFormProps extends SecurityProps {
  profile: Schema<'Profile'>;
  isStale: boolean;
}

/** The current address, the one waiting for confirmation, and a field for a new one. */
export function EmailForm({ profile, isStale, onSignInAgain }: EmailFormProps) {
  const messages = useMessages(accountSecurityMessages);
  const { form, ...fault } = useEmailForm();
  const { email, pendingEmail } = profile;
  return (
    <form {...form.formProps} className="ul-stack">
      <p className="ul-account__long">
        {messages.now} <span className="ul-strong">{email}</span>
      </p>
      {pendingEmail && (
        <Note kind="info" role="status">
          <p className="ul-account__long">{messages.pending(pendingEmail)}</p>
        </Note>
      )}
      <TextField
        label={messages.newEmail}
        type="email"
        autoComplete="email"
        description={messages.emailHelp}
        {...form.field('email')}
      />
      <SaveFault {...fault} onSignInAgain={onSignInAgain} />
      <Button
        variant="primary"
        type="submit"
        isPending={form.isSending}
        isDisabled={isStale || form.values.email.trim() === ''}
      >
        {messages.changeEmail}
      </Button>
    </form>
  );
}
