import { SOCIAL_NETWORKS } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { TextField, type TextFieldProps } from '@uplink/ui/field';
import type { ProfileFormState } from './profile-form.controller.ts';
import { profileFormMessages } from './profile-form.messages.ts';
import type { ProfileField } from './profile-form.rules.ts';

export type FieldForm = Pick<ProfileFormState, 'form'>;

export interface ProfileTextFieldProps
  extends FieldForm,
    Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'description' | 'isRequired'> {
  field: ProfileField;
}

/** One text of the form. */
export function ProfileTextField(props: ProfileTextFieldProps) {
  const messages = useMessages(profileFormMessages);
  const { field, form, isRequired = false, ...look } = props;
  return (
    <TextField
      {...look}
      label={messages.fields[field]}
      isRequired={isRequired}
      {...(!isRequired && { hint: messages.optional })}
      {...form.field(field)}
    />
  );
}

/** Links to the learner's social profiles. */
export function LinkFields({ form }: FieldForm) {
  const messages = useMessages(profileFormMessages);
  return (
    <Card title={messages.links}>
      <p className="ul-small ul-muted ul-account__intro">{messages.linksText}</p>
      <div className="ul-account__fields">
        {SOCIAL_NETWORKS.map((network) => (
          <ProfileTextField
            key={network}
            form={form}
            field={network}
            type="url"
            description={messages.linkHelp}
          />
        ))}
      </div>
    </Card>
  );
}
