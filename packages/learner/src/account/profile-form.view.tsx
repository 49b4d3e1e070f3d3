import { ConflictChoice } from '@uplink/kit/saving';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { BirthDateField } from './birth-date.view.tsx';
import type { CompanyFieldProps } from './company-field.tsx';
import { LinkFields, ProfileTextField } from './profile-fields.view.tsx';
import type { ProfileFormReady } from './profile-form.controller.ts';
import { messages } from './profile-form.messages.ts';
import type { ProfileFormProps } from './profile-form.types.ts';
import './account.css';

const SizeField = lazyView(
  async () => (await import('./size-field.view.tsx')).SizeField,
  () => <Skeleton height={66} />,
);

export interface ProfileFormViewProps
  extends Omit<ProfileFormReady, 'status'>,
    Pick<ProfileFormProps, 'securityHref' | 'onSignInAgain'> {
  /** The field for the company, with its suggestions. */
  renderCompany: (props: CompanyFieldProps) => ReactNode;
}

/** The form of the profile: cards of fields, and what is to be done with the changes under them. */
export function ProfileFormView(props: ProfileFormViewProps) {
  const { renderCompany: Company, ...form } = props;
  const { values, onChange, onSave } = form;
  const root = useRef<HTMLFormElement>(null);
  const markTry = useFocusOnFault(root);
  return (
    <form
      ref={root}
      noValidate
      className="ul-stack ul-gap-24 ul-account"
      onSubmit={(event) => {
        event.preventDefault();
        markTry();
        onSave();
      }}
    >
      <Card title={messages.personal}>
        <div className="ul-account__fields">
          <ProfileTextField {...form} field="firstName" autoComplete="given-name" isRequired />
          <ProfileTextField {...form} field="lastName" autoComplete="family-name" isRequired />
          <div className="ul-account__wide">
            <ProfileTextField {...form} field="headline" description={messages.headlineHelp} />
          </div>
          <ProfileTextField
            {...form}
            field="phone"
            type="tel"
            autoComplete="tel"
            description={messages.phoneHelp}
          />
          <Company
            value={values.companyName}
            errorMessage={form.faults.companyName}
            onChange={(name) => onChange('companyName', name)}
          />
          <BirthDateField {...form} />
          <SizeField values={values} onChange={onChange} />
        </div>
      </Card>
      <Card title={messages.address}>
        <p className="ul-small ul-muted ul-account__intro">{messages.addressText}</p>
        <div className="ul-account__fields">
          <div className="ul-account__wide">
            <ProfileTextField {...form} field="street" autoComplete="street-address" />
          </div>
          <ProfileTextField {...form} field="city" autoComplete="address-level2" />
          <ProfileTextField {...form} field="state" autoComplete="address-level1" />
          <ProfileTextField {...form} field="zip" autoComplete="postal-code" />
          <ProfileTextField {...form} field="country" autoComplete="country-name" />
        </div>
      </Card>
      <LinkFields {...form} />
      <AccountFacts {...form} />
      <SaveBar {...form} />
    </form>
  );
}

/** After a try the first field with a fault has the focus. */
function useFocusOnFault(root: React.RefObject<HTMLFormElement | null>): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [root, tries]);
  return () => setTries((count) => count + 1);
}

function AccountFacts({
  profile,
  securityHref,
}: Pick<ProfileFormViewProps, 'profile' | 'securityHref'>) {
  const { email, referralCode, signupMethod, specialStatus } = profile;
  return (
    <Card title={messages.account}>
      <dl className="ul-account__facts">
        <div>
          <dt className="ul-small ul-muted">{messages.email}</dt>
          <dd>
            <span className="ul-account__long">{email}</span>
            <Link className="ul-small ul-account__aside" href={securityHref}>
              {messages.changeEmail}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="ul-small ul-muted">{messages.referralCode}</dt>
          <dd className="ul-mono">{referralCode}</dd>
        </div>
        {signupMethod && (
          <div>
            <dt className="ul-small ul-muted">{messages.signupMethod}</dt>
            <dd>{messages.signupMethods[signupMethod] ?? signupMethod}</dd>
          </div>
        )}
        {specialStatus && (
          <div>
            <dt className="ul-small ul-muted">{messages.specialStatus}</dt>
            <dd>{specialStatus}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function SaveBar(form: Omit<ProfileFormViewProps, 'renderCompany'>) {
  const { isDirty, isSaving, isSaved, message, needsSignIn, conflicts } = form;
  return (
    <div className="ul-account__bar" data-dirty={isDirty || undefined}>
      {conflicts.length > 0 && (
        <div role="alert" className="ul-account__conflicts">
          <p className="ul-small">{messages.conflict}</p>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.id}
              conflict={conflict}
              onResolve={(choice) => form.onResolve(conflict.id, choice)}
            />
          ))}
        </div>
      )}
      {needsSignIn && (
        <Note role="alert">
          <p>{messages.stale}</p>
          <Button size="sm" onPress={form.onSignInAgain}>
            {messages.signIn}
          </Button>
        </Note>
      )}
      {message && (
        <p className="ul-fault ul-small" role="alert">
          {message}
        </p>
      )}
      <div className="ul-account__actions">
        <p className="ul-small ul-muted ul-grow" role="status">
          {isDirty && messages.unsaved}
          {isSaved && messages.saved}
        </p>
        {isDirty && (
          <Button variant="quiet" isDisabled={isSaving} onPress={form.onDiscard}>
            {messages.discard}
          </Button>
        )}
        <Button
          variant="primary"
          type="submit"
          isPending={isSaving}
          isDisabled={!isDirty || conflicts.length > 0}
        >
          {messages.save}
        </Button>
      </div>
    </div>
  );
}
