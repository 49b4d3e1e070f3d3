'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  email as emailRule,
  mayAny,
  profileTextError,
  type Role,
  required,
} from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, userKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Checkbox } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { addUserMessages } from './add-user.messages.ts';
import { RoleBoxes } from './role-boxes.tsx';
import './people.css';

export interface AddUserProps {
  /** Told the id of the new account. */
  onAdded: (userId: number) => void;
}

/** Opens the dialog that adds an account, for those who may. */
export function AddUser({ onAdded }: AddUserProps) {
  const messages = useMessages(addUserMessages);
  const me = useQuery(meQuery(useUplink()));
  const [isOpen, setOpen] = useState(false);
  if (!mayAny(me.data, 'createUser')) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus className="ul-icon" size={18} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {messages.add}
      </Button>
      {isOpen && (
        <AddUserDialog
          mayAssignRoles={mayAny(me.data, 'assignRoles')}
          onAdded={onAdded}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps extends AddUserProps {
  mayAssignRoles: boolean;
  onClose: () => void;
}

function AddUserDialog({ mayAssignRoles, onAdded, onClose }: DialogProps) {
  const messages = useMessages(addUserMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      roles: ['student'] as Role[],
      sendsActivation: true,
    },
    rules: {
      firstName: [(text: string) => profileTextError('firstName', text)],
      lastName: [(text: string) => profileTextError('lastName', text)],
      email: [required, emailRule],
    },
    async send({ phone, email, ...values }) {
      const body = { ...values, email: email.trim(), phone: phone.trim() || null };
      const { id } = await unwrap(api.POST('/management/users', { body }), { rethrow: true });
      for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      onClose();
      onAdded(id);
    },
  });
  const roles = form.field('roles');
  return (
    <FormDialog
      title={messages.title}
      size="md"
      action={messages.add}
      form={form}
      onClose={onClose}
    >
      <div className="ul-people__fields">
        <TextField label={messages.firstName} isRequired {...form.field('firstName')} />
        <TextField label={messages.lastName} isRequired {...form.field('lastName')} />
        <TextField label={messages.email} type="email" isRequired {...form.field('email')} />
        <TextField
          label={messages.phone}
          type="tel"
          description={messages.phoneHelp}
          {...form.field('phone')}
        />
      </div>
      {mayAssignRoles && (
        <RoleBoxes
          label={messages.roles}
          roles={roles.value}
          isDisabled={false}
          onChange={roles.onChange}
        />
      )}
      <Checkbox {...form.flag('sendsActivation')}>{messages.activation}</Checkbox>
    </FormDialog>
  );
}
