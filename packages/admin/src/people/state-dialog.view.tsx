import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import type { StateChange } from './user-frame.controller.ts';
import { userFrameMessages } from './user-frame.messages.ts';

export interface StateDialogProps {
  user: Schema<'ManagedUser'>;
  action: StateChange;
  onChange: (action: StateChange, version: number, reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before an account is opened or shut, and for the reason. */
export function StateDialog({ user, action, onChange, onClose }: StateDialogProps) {
  const messages = useMessages(userFrameMessages);
  return (
    <ReasonDialog
      title={messages.titles[action](`${user.firstName} ${user.lastName}`)}
      action={messages[action]}
      help={messages.reasonHelp}
      onSend={(reason) => onChange(action, user.version, reason)}
      onClose={onClose}
    >
      {messages.texts[action]}
    </ReasonDialog>
  );
}
