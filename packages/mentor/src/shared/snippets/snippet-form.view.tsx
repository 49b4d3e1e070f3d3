import { SNIPPET_TEXT_MAX_LENGTH } from '@uplink/api-client/domain';
import { FormDialog } from '@uplink/kit/dialogs';
import { TextArea, TextField } from '@uplink/ui/field';
import type { SnippetEditing, SnippetsReady } from './snippets.controller.ts';
import { messages } from './snippets.messages.ts';

export interface SnippetFormViewProps
  extends Pick<SnippetsReady, 'faults' | 'isSending' | 'error' | 'onEdit' | 'onSave'> {
  editing: SnippetEditing;
}

/** Writes a snippet; closing it leads back to the list. */
export function SnippetFormView(props: SnippetFormViewProps) {
  const { editing, faults, isSending, error, onEdit, onSave } = props;
  return (
    <FormDialog
      title={messages.heading[editing.id === undefined ? 'add' : 'edit']}
      size="md"
      action={messages.save}
      error={error}
      isSaving={isSending}
      onSave={onSave}
      onClose={() => onEdit(undefined)}
    >
      <TextField
        // Whoever opened it wants to type.
        autoFocus
        label={messages.name}
        validationBehavior="aria"
        errorMessage={faults.title}
        value={editing.title}
        onChange={(title) => onEdit({ ...editing, title })}
      />
      <TextArea
        label={messages.text}
        rows={5}
        maxLength={SNIPPET_TEXT_MAX_LENGTH}
        errorMessage={faults.text}
        value={editing.text}
        onChange={(text) => onEdit({ ...editing, text })}
      />
    </FormDialog>
  );
}
