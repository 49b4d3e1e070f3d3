'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { lazyPart, lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { accountSecurityMessages } from './account-security.messages.ts';
import { AccountSkeleton } from './account-skeleton.view.tsx';
import type { EmailFormProps } from './email-form.tsx';
import type { PasswordFormProps } from './password-form.tsx';
import { useSecurity } from './security.controller.ts';
import { StaleNote } from './stale-note.view.tsx';
import './account.css';
import type { SecurityProps } from './security.types.ts';

const email = lazyPart(async () => (await import('./email-form.tsx')).EmailForm);
const password = lazyPart(async () => (await import('./password-form.tsx')).PasswordForm);
// Requested together with this file, so the form code loads at the same time as the page, not before it.
for (const form of [email, password]) form.load().catch(() => {});
const EmailForm = lazyView<EmailFormProps>(email, () => <Skeleton height={190} />);
const PasswordForm = lazyView<PasswordFormProps>(password, () => <Skeleton height={330} />);

/** Changes the email address and password after a recent sign-in. */
export function Security({ onSignInAgain }: SecurityProps) {
  const messages = useMessages(accountSecurityMessages);
  const state = useSecurity();
  if (state.status !== 'ready') {
    return (
      <NotReadyView
        state={state}
        noun={messages.noun}
        skeleton={<AccountSkeleton heights={[230, 280]} />}
      />
    );
  }
  const { profile, isStale } = state;
  if (!profile.hasPassword) {
    return <State title={messages.elsewhere}>{messages.elsewhereText}</State>;
  }
  return (
    <div className="ul-stack ul-gap-24 ul-account">
      {isStale && <StaleNote onSignInAgain={onSignInAgain} />}
      <Card title={messages.email}>
        <EmailForm profile={profile} isStale={isStale} onSignInAgain={onSignInAgain} />
      </Card>
      <Card title={messages.password}>
        <PasswordForm isStale={isStale} onSignInAgain={onSignInAgain} />
      </Card>
    </div>
  );
}
