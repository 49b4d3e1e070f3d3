import { useMessages } from '@uplink/api-client/messages';
import { Select } from '@uplink/ui/select';
import type { FieldForm } from './profile-fields.view.tsx';
import { profileFormMessages } from './profile-form.messages.ts';

/** What size of t-shirt fits. A file of its own: lists that open come behind the form. */
export function SizeField({ form }: FieldForm) {
  const messages = useMessages(profileFormMessages);
  return (
    <Select
      label={messages.fields.tshirtSize}
      hint={messages.optional}
      options={[
        { id: 'none', label: messages.noSize },
        ...messages.sizes.map((size) => ({ id: size, label: size })),
      ]}
      value={form.values.tshirtSize || 'none'}
      onChange={(size) => form.field('tshirtSize').onChange(size === 'none' ? '' : size)}
    />
  );
}
