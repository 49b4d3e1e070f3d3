import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { syllabusMessages } from './syllabus.messages.ts';

export interface NameDialogProps {
  title: string;
  /** The name so far. @default none */
  name?: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a section or lesson. */
export function NameDialog({ title, name = '', onName, onClose }: NameDialogProps) {
  const messages = useMessages(syllabusMessages);
  const form = useForm({
    stored: { name },
    rules: { name: [required, maxLength(200)] },
    send: async (values) => onName(values.name),
  });
  return (
    <FormDialog title={title} action={messages.save} form={form} onClose={onClose}>
      <TextField label={messages.name} autoFocus {...form.field('name')} />
    </FormDialog>
  );
}
