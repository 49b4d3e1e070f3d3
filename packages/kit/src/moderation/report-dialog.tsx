import { useMessages } from '@uplink/api-client/messages';
import { TextArea } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { FormDialog } from '../dialogs/index.ts';
import { moderationMessages } from './moderation.messages.ts';
import { type Reported, useReport } from './report.controller.ts';

export interface ReportDialogProps extends Reported {
  /** What is reported, e.g. 'the question'. */
  name: string;
  onSent: () => void;
  onClose: () => void;
}

const reasons = ['spam', 'abuse', 'personalData', 'cheating', 'other'] as const;

/** Asks what is wrong with a text. */
export function ReportDialog({ name, onSent, onClose, ...reported }: ReportDialogProps) {
  const messages = useMessages(moderationMessages);
  const form = useReport(reported, onSent);
  return (
    <FormDialog title={messages.title(name)} action={messages.send} form={form} onClose={onClose}>
      <p className="ul-small ul-muted">{messages.text}</p>
      <Select
        label={messages.reason}
        options={reasons.map((id) => ({ id, label: messages.reasons[id] }))}
        {...form.field('reason')}
      />
      <TextArea label={messages.details} {...form.field('text')} />
    </FormDialog>
  );
}
