import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Checkbox } from '@uplink/ui/choice';
import { ConfirmDialog } from '@uplink/ui/dialog';
import { TextArea } from '@uplink/ui/field';
import { type KeyboardEvent, useState } from 'react';
import type { Commenting, Editing } from './comments.controller.ts';
import { reviewMessages } from './review.messages.ts';
import './comment.css';

export interface CommentEditorProps
  extends Pick<
    Commenting,
    'text' | 'isSaving' | 'error' | 'onText' | 'onRequired' | 'onSave' | 'onDrop'
  > {
  editing: Editing;
}

/** Writes a comment on a line: Ctrl Enter saves it, Escape drops it and asks when there are words. */
export function CommentEditor(props: CommentEditorProps) {
  const messages = useMessages(reviewMessages);
  const { editing, text, isSaving, error, onText, onRequired, onSave, onDrop } = props;
  const [isAsking, setAsking] = useState(false);
  const drop = () => (text.trim() === '' ? onDrop() : setAsking(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
    else if (event.key === 'Escape') drop();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it
    <div className="ul-comment-editor" onKeyDown={onKeyDown}>
      <TextArea
        autoFocus
        label={messages.commentOn(editing.number)}
        value={text}
        onChange={onText}
        rows={2}
        maxLength={MESSAGE_MAX_LENGTH}
        errorMessage={error}
      />
      <div className="ul-comment-editor__foot">
        <Checkbox isSelected={!editing.isRequired} onChange={(isOn) => onRequired(!isOn)}>
          {messages.isOptional}
        </Checkbox>
        <span className="ul-row ul-gap-8">
          <Button size="sm" variant="quiet" onPress={drop}>
            {messages.cancel}
          </Button>
          <Button size="sm" isDisabled={text.trim() === ''} isPending={isSaving} onPress={onSave}>
            {messages.save}
          </Button>
        </span>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={messages.dropTitle}
          isOpen
          confirmLabel={messages.drop}
          cancelLabel={messages.keep}
          onConfirm={onDrop}
          onClose={() => setAsking(false)}
        >
          {messages.dropText}
        </ConfirmDialog>
      )}
    </div>
  );
}
