'use client';
import type { Schema } from '@uplink/api-client';
import { TSHIRT_SIZES } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { type Form, FormFault } from '@uplink/kit/forms';
import { CountryField, StateField } from '@uplink/kit/places';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Checkbox } from '@uplink/ui/choice';
import { TextField, type TextFieldProps } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { usePersonalData } from './personal-data.controller.ts';
import { personalDataMessages } from './personal-data.messages.ts';
import type { UserValues } from './personal-data.rules.ts';
import { RoleBoxes } from './role-boxes.tsx';
import './people.css';
import './user.css';

type TextName = Exclude<keyof UserValues, 'isIAU' | 'roles'>;

interface OfForm {
  form: Form<UserValues>;
  isReadOnly: boolean;
}

interface OfUser {
  /** The person, as the frame loaded them. */
  user: Schema<'ManagedUser'>;
}

/** A person's own data and what staff set, edited as a whole with a reason for the log. */
export function PersonalData({ user }: OfUser) {
  const messages = useMessages(personalDataMessages);
  const form = usePersonalData(user);
  const isReadOnly = !user.mayEdit;
  const of = { form, isReadOnly };
  return (
    <form {...form.formProps} className="ul-stack ul-gap-24">
      {isReadOnly && <p className="ul-muted">{messages.readOnly}</p>}
      <Card title={messages.personal}>
        <div className="ul-people__fields">
          <Text {...of} name="firstName" />
          <Text {...of} name="lastName" />
          <Text {...of} name="email" type="email" description={messages.emailHelp} />
          <Text {...of} name="phone" type="tel" description={messages.phoneHelp} />
          <Text {...of} name="birthDay" inputMode="numeric" />
          <Text {...of} name="birthMonth" inputMode="numeric" />
          <Text {...of} name="birthYear" inputMode="numeric" />
          <Size {...of} />
        </div>
      </Card>
      <Card title={messages.address}>
        <div className="ul-people__fields">
          <Text {...of} name="street" />
          <Text {...of} name="city" />
          <StateField
            label={messages.fields.state}
            isDisabled={isReadOnly}
            country={form.values.country}
            {...form.field('state')}
          />
          <Text {...of} name="zip" />
          <CountryField
            label={messages.fields.country}
            isDisabled={isReadOnly}
            {...form.field('country')}
          />
        </div>
      </Card>
      <Card title={messages.access}>
        <div className="ul-people__fields">
          <Roles form={form} isReadOnly={!user.mayAssignRoles} />
          <div className="ul-stack">
            <Text {...of} name="specialStatus" />
            <Checkbox isDisabled={isReadOnly} {...form.flag('isIAU')}>
              {messages.fields.isIAU}
            </Checkbox>
          </div>
        </div>
      </Card>
      <Facts user={user} />
      {!isReadOnly && <SaveBar {...of} />}
    </form>
  );
}

interface TextProps extends OfForm, Pick<TextFieldProps, 'type' | 'inputMode' | 'description'> {
  name: TextName;
}

function Text({ form, name, ...look }: TextProps) {
  const messages = useMessages(personalDataMessages);
  return <TextField label={messages.fields[name]} {...look} {...form.field(name)} />;
}

function Size({ form, isReadOnly }: OfForm) {
  const messages = useMessages(personalDataMessages);
  const { value, onChange } = form.field('tshirtSize');
  return (
    <Select
      label={messages.fields.tshirtSize}
      isDisabled={isReadOnly}
      options={[
        { id: none, label: messages.noSize },
        ...TSHIRT_SIZES.map((id) => ({ id, label: id })),
      ]}
      value={value || none}
      onChange={(size) => onChange(size === none ? '' : size)}
    />
  );
}

const none = 'none';

function Roles({ form, isReadOnly }: OfForm) {
  const messages = useMessages(personalDataMessages);
  const { value, onChange } = form.field('roles');
  return (
    <RoleBoxes
      label={messages.fields.roles}
      roles={value}
      isDisabled={isReadOnly}
      onChange={onChange}
    >
      <p className="ul-small ul-muted">{isReadOnly ? messages.rolesLocked : messages.rolesHelp}</p>
    </RoleBoxes>
  );
}

function Facts({ user }: OfUser) {
  const messages = useMessages(personalDataMessages);
  const formats = useFormats();
  const facts = [
    [messages.signedUp, formats.date(user.signUpDate)],
    [messages.signupMethod, messages.signupMethods[user.signupMethod ?? ''] ?? user.signupMethod],
    [messages.lastSeen, user.lastSeen ? formats.date(user.lastSeen) : messages.never],
    [messages.confirmed, user.isEmailConfirmed ? messages.yes : messages.no],
    [messages.payments, messages.paymentStates[user.paymentStatus]],
    [messages.referralCode, user.referralCode],
    [messages.social, user.socialLinks.map(({ url }) => url).join(', ')],
  ].filter(([, value]) => value);
  return (
    <Card title={messages.facts}>
      <dl className="ul-people__dl">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SaveBar({ form }: Pick<OfForm, 'form'>) {
  const messages = useMessages(personalDataMessages);
  const { isDirty, isSaved, isSending } = form;
  return (
    <Card>
      <div className="ul-stack">
        <TextField
          label={messages.fields.reason}
          description={messages.reasonHelp}
          {...form.field('reason')}
        />
        <FormFault form={form} />
        <div className="ul-cluster">
          <Button variant="primary" type="submit" isPending={isSending} isDisabled={!isDirty}>
            {messages.save}
          </Button>
          {isDirty && (
            <Button variant="quiet" isDisabled={isSending} onPress={form.discard}>
              {messages.discard}
            </Button>
          )}
          <span className="ul-small ul-muted" role="status">
            {isDirty && messages.unsaved}
            {isSaved && messages.saved}
          </span>
        </div>
      </div>
    </Card>
  );
}
