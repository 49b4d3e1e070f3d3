import { DISCUSSION_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { messages } from './discussions.messages.ts';

/** What of a post can be changed. */
export interface PostWords {
  title: string;
  body: string;
}

export interface PostFormProps {
  words: PostWords;
  hasTitle: boolean;
  /** Resolves when it is stored. */
  onSave: (words: PostWords) => Promise<unknown>;
  onClose: () => void;
}

/** Changes a post in its place. */
export function PostForm({ words, hasTitle, onSave, onClose }: PostFormProps) {
  const [title, setTitle] = useState(words.title);
  const [body, setBody] = useState(words.body);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const isBlank = body.trim() === '' || (hasTitle && title.trim() === '');

  async function save() {
    setSaving(true);
    setError(undefined);
    try {
      await onSave({ title: title.trim(), body: body.trim() });
      onClose();
    } catch (failure) {
      setError(messages.notSaved(failure instanceof Error ? failure.message : ''));
    }
    setSaving(false);
  }

  return (
    <div className="ul-stack ul-gap-12 ul-post__form">
      {hasTitle && (
        <TextField
          label={messages.title}
          value={title}
          maxLength={QUESTION_TITLE_MAX_LENGTH}
          onChange={setTitle}
        />
      )}
      <TextArea
        autoFocus
        label={messages.body}
        description={messages.markdown}
        rows={5}
        value={body}
        maxLength={DISCUSSION_MAX_LENGTH}
        onChange={setBody}
      />
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      <div className="ul-row ul-gap-8" data-justify="end">
        <Button size="sm" variant="quiet" onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button size="sm" isDisabled={isBlank} isPending={isSaving} onPress={() => void save()}>
          {messages.save}
        </Button>
      </div>
    </div>
  );
}
