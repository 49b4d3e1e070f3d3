import { useQueryClient } from '@tanstack/react-query';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextArea } from '@uplink/ui/field';
import { AwardFields } from '../shared/award-fields.tsx';
import { PersonPicker } from '../shared/person-picker.tsx';
import { awardsMessages } from './awards.messages.ts';

export interface IssueAwardProps {
  onClose: () => void;
}

interface Values {
  userId: string;
  diplomaId: string;
  moduleId: string;
  reason: string;
}

/** Gives someone a certificate or award of a product. */
export function IssueAward({ onClose }: IssueAwardProps) {
  const messages = useMessages(awardsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm<Values>({
    stored: { userId: '', diplomaId: '', moduleId: '', reason: '' },
    rules: {
      userId: [required],
      diplomaId: [required],
      moduleId: [required],
      reason: reasonRules,
    },
    async send({ userId, diplomaId, moduleId, reason }) {
      const body = {
        userId: Number(userId),
        diplomaId: Number(diplomaId),
        moduleId: Number(moduleId),
        reason,
      };
      await client.unwrap(client.api.POST('/management/awards', { body }), { rethrow: true });
      void queries.invalidateQueries({ queryKey: readKey('/management/awards') });
      onClose();
    },
  });
  const person = form.field('userId');
  return (
    <FormDialog
      title={messages.issue}
      size="md"
      action={messages.issueAction}
      form={form}
      onClose={onClose}
    >
      <PersonPicker
        label={messages.person}
        value={person.value}
        errorMessage={person.errorMessage}
        onChange={(one) => person.onChange(one?.id ?? '')}
      />
      <AwardFields
        labels={messages}
        award={form.field('diplomaId')}
        product={form.field('moduleId')}
      />
      <TextArea
        label={messages.reason}
        description={messages.reasonHelp}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
