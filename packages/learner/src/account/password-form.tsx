'use client';
import { PASSWORD_MIN_KINDS, PASSWORD_MIN_LENGTH, passwordKinds } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { PasswordField, PasswordRules } from '@uplink/ui/password-field';
import { accountSecurityMessages } from './account-security.messages.ts';
import { usePasswordForm } from './password-form.controller.ts';
import { SaveFault } from './save-fault.view.tsx';
import type { SecurityProps } from './security.types.ts';

export interface PasswordFormProps extends SecurityProps {
  isStale: boolean;
}

/** A new password, typed twice, with its rules ticked off. */
export function PasswordForm({ isStale, onSignInAgain }: PasswordFormProps) {
  const messages = useMessages(accountSecurityMessages);
  const { form, ...fault } = usePasswordForm();
  const { password } = form.values;
  return (
    <form {...form.formProps} className="ul-stack">
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        isDisabled={isStale}
        description={
          <PasswordRules
            rules={[
              { label: messages.rules.length, isMet: password.length >= PASSWORD_MIN_LENGTH },
              { label: messages.rules.kinds, isMet: passwordKinds(password) >= PASSWORD_MIN_KINDS },
            ]}
          />
        }
        {...form.field('password')}
      />
      <PasswordField
        label={messages.repeat}
        autoComplete="new-password"
        isDisabled={isStale}
        description={messages.passwordHelp}
        {...form.field('repeat')}
      />
      <SaveFault {...fault} onSignInAgain={onSignInAgain} />
      <p className="ul-small ul-ok" role="status">
        {form.isSaved && messages.passwordDone}
      </p>
      <Button
        variant="primary"
        type="submit"
        isPending={form.isSending}
        isDisabled={isStale || password === ''}
      >
        {messages.changePassword}
      </Button>
    </form>
  );
}
