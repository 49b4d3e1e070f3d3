import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { TextArea } from '@uplink/ui/field';
import { useAppeal } from './appeal.controller.ts';
import { ownModerationMessages } from './own-moderation.messages.ts';

export interface AppealDialogProps {
  caseId: number;
  onClose: () => void;
}

/** Why a decision should be looked at again. */
export function AppealDialog({ caseId, onClose }: AppealDialogProps) {
  const messages = useMessages(ownModerationMessages);
  const form = useAppeal(caseId, onClose);
  return (
    <FormDialog title={messages.appealTitle} action={messages.send} form={form} onClose={onClose}>
      <p className="ul-small ul-muted">{messages.appealText}</p>
      <TextArea label={messages.argument} {...form.field('text')} />
    </FormDialog>
  );
}
