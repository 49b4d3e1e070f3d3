import { FormDialog } from '@uplink/kit/dialogs';
import type { Form } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import type { PlaylistWords } from './playlist-form.rules.ts';
import { messages } from './playlists.messages.ts';

export interface TitleDialogProps {
  heading: string;
  /** What the button that saves says. */
  action: string;
  form: Form<PlaylistWords>;
  /** Why it was not saved. @default what the form says */
  message?: string | undefined;
  onClose: () => void;
}

/** Asks for the name of a list. */
export function TitleDialog({ heading, action, form, message, onClose }: TitleDialogProps) {
  return (
    <FormDialog
      title={heading}
      action={action}
      error={form.message && (message ?? form.message)}
      isSaving={form.isSending}
      onSave={form.submit}
      onClose={onClose}
    >
      <TextField
        // The dialog exists for this field, so focus it.
        autoFocus
        label={messages.title}
        description={messages.titleHelp}
        {...form.field('title')}
      />
    </FormDialog>
  );
}
