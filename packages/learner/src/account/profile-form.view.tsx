import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { CountryField, StateField } from '@uplink/kit/places';
import { ConflictChoice } from '@uplink/kit/saving';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import type { ReactNode } from 'react';
import { BirthDateField } from './birth-date.view.tsx';
import type { CompanyFieldProps } from './company-field.tsx';
import { LinkFields, ProfileTextField } from './profile-fields.view.tsx';
import type { ProfileFormState } from './profile-form.controller.ts';
import { profileFormMessages } from './profile-form.messages.ts';
import type { ProfileFormProps } from './profile-form.types.ts';
import './account.css';

const SizeField = lazyView(
  async () => (await import('./size-field.view.tsx')).SizeField,
  () => <Skeleton height={66} />,
);

export interface ProfileFormViewProps
  extends ProfileFormState,
    Pick<ProfileFormProps, 'securityHref' | 'onSignInAgain'> {
  profile: Schema<'Profile'>;
  /** The field for the company, with its suggestions. */
  renderCompany: (props: CompanyFieldProps) => ReactNode;
}

/** The form of the profile: cards of fields, and what is to be done with the changes under them. */
export function ProfileFormView(props: ProfileFormViewProps) {
  const messages = useMessages(profileFormMessages);
  const { renderCompany: Company, form, profile } = props;
  const company = form.field('companyName');
  return (
    <form {...form.formProps} className="ul-stack ul-gap-24 ul-account">
      <Card title={messages.personal}>
        <div className="ul-account__fields">
          <ProfileTextField form={form} field="firstName" autoComplete="given-name" isRequired />
          <ProfileTextField form={form} field="lastName" autoComplete="family-name" isRequired />
          <div className="ul-account__wide">
            <ProfileTextField form={form} field="headline" description={messages.headlineHelp} />
          </div>
          {profile.roles.includes('mentor') && (
            <div className="ul-account__wide">
              <ProfileTextField form={form} field="quote" description={messages.quoteHelp} />
            </div>
          )}
          <ProfileTextField
            form={form}
            field="phone"
            type="tel"
            autoComplete="tel"
            description={messages.phoneHelp}
          />
          <Company
            value={company.value}
            errorMessage={company.errorMessage}
            onChange={company.onChange}
          />
          <BirthDateField form={form} />
          <SizeField form={form} />
        </div>
      </Card>
      <Card title={messages.address}>
        <p className="ul-small ul-muted ul-account__intro">{messages.addressText}</p>
        <div className="ul-account__fields">
          <div className="ul-account__wide">
            <ProfileTextField form={form} field="street" autoComplete="street-address" />
          </div>
          <ProfileTextField form={form} field="city" autoComplete="address-level2" />
          <StateField
            {...form.field('state')}
            label={messages.fields.state}
            hint={messages.optional}
            country={form.values.country}
          />
          <ProfileTextField form={form} field="zip" autoComplete="postal-code" />
          <CountryField
            {...form.field('country')}
            label={messages.fields.country}
            hint={messages.optional}
          />
        </div>
      </Card>
      <LinkFields form={form} />
      <AccountFacts {...props} />
      <SaveBar {...props} />
    </form>
  );
}

function AccountFacts({
  profile,
  securityHref,
}: Pick<ProfileFormViewProps, 'profile' | 'securityHref'>) {
  const messages = useMessages(profileFormMessages);
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

function SaveBar({ form, message, needsSignIn, onSignInAgain }: ProfileFormViewProps) {
  const messages = useMessages(profileFormMessages);
  const { isDirty, isSending, isSaved, conflicts } = form;
  return (
    <div className="ul-account__bar" data-dirty={isDirty || undefined}>
      {conflicts.length > 0 && (
        <div role="alert" className="ul-account__conflicts">
          <p className="ul-small">{messages.conflict}</p>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.id}
              conflict={conflict}
              onResolve={(choice) => form.resolve(conflict.id, choice)}
            />
          ))}
        </div>
      )}
      {needsSignIn && (
        <Note role="alert">
          <p>{messages.stale}</p>
          <Button size="sm" onPress={onSignInAgain}>
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
          <Button variant="quiet" isDisabled={isSending} onPress={form.discard}>
            {messages.discard}
          </Button>
        )}
        <Button
          variant="primary"
          type="submit"
          isPending={isSending}
          isDisabled={!isDirty || conflicts.length > 0}
        >
          {messages.save}
        </Button>
      </div>
    </div>
  );
}
