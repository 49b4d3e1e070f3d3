import { SNIPPET_TEXT_MAX_LENGTH } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { TextArea, TextField } from '@uplink/ui/field';
import { useId } from 'react';
import type { SnippetEditing, SnippetsReady } from './snippets.controller.ts';
import { messages } from './snippets.messages.ts';

export interface SnippetFormViewProps
  extends Pick<SnippetsReady, 'faults' | 'isSending' | 'error' | 'onEdit' | 'onSave'> {
  editing: SnippetEditing;
}

/** Writes a snippet; closing it leads back to the list. */
export function SnippetFormView(props: SnippetFormViewProps) {
  const { editing, faults, isSending, error, onEdit, onSave } = props;
  const id = useId();
  const back = () => onEdit(undefined);
  return (
    <Dialog
      title={messages.heading[editing.id === undefined ? 'add' : 'edit']}
      size="md"
      isOpen
      onClose={back}
      footer={
        <>
          <Button onPress={back}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" form={id} isPending={isSending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="ul-stack"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
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
        {error && (
          <p className="ul-small ul-fault" role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
