'use client';
import { SNIPPET_TEXT_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextArea, TextField } from '@uplink/ui/field';
import { snippetsMessages } from './snippets.messages.ts';
import { type SnippetWords, snippetRules } from './snippets.rules.ts';

export interface SnippetFormProps {
  words: SnippetWords;
  isNew: boolean;
  /** Resolves when it is stored. */
  onSave: (words: SnippetWords) => Promise<unknown>;
  onClose: () => void;
}

/** Writes a snippet; closing it leads back to the list. */
export function SnippetForm({ words, isNew, onSave, onClose }: SnippetFormProps) {
  const messages = useMessages(snippetsMessages);
  const form = useForm<SnippetWords>({
    stored: words,
    rules: snippetRules,
    async send({ title, text }) {
      await onSave({ title: title.trim(), text: text.trim() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.heading[isNew ? 'add' : 'edit']}
      size="md"
      action={messages.save}
      form={form}
      onClose={onClose}
    >
      {/* Whoever opened it wants to type. */}
      <TextField autoFocus label={messages.name} {...form.field('title')} />
      <TextArea
        label={messages.text}
        rows={5}
        maxLength={SNIPPET_TEXT_MAX_LENGTH}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
