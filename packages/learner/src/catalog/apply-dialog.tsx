import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { progressKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextArea } from '@uplink/ui/field';
import { applyMessages } from './apply.messages.ts';

export interface ApplyDialogProps {
  module: Schema<'Module'>;
  onClose: () => void;
}

/** Applies for a program, with a message to the mentors who decide. */
export function ApplyDialog({ module, onClose }: ApplyDialogProps) {
  const messages = useMessages(applyMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: { message: '' },
    rules: { message: [maxLength(2000)] },
    send: async ({ message }) => {
      await unwrap(
        api.POST('/me/modules', {
          params: { query: { action: 'apply' } },
          body: { moduleId: module.id, message },
        }),
        { rethrow: true },
      );
      await Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.title(module.name)}
      action={messages.send}
      form={form}
      onClose={onClose}
    >
      <p className="ul-muted">{messages.text}</p>
      <TextArea label={messages.why} {...form.field('message')} />
    </FormDialog>
  );
}
