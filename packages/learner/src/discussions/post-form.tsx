'use client';
import { DISCUSSION_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { messages } from './discussions.messages.ts';
import { type PostWords, questionRules, responseRules, trimmed } from './post.rules.ts';

export interface PostFormProps {
  words: PostWords;
  hasTitle: boolean;
  /** Resolves when it is stored. */
  onSave: (words: PostWords) => Promise<unknown>;
  onClose: () => void;
}

/** Changes a post in its place. */
export function PostForm({ words, hasTitle, onSave, onClose }: PostFormProps) {
  const form = useForm<PostWords>({
    stored: words,
    rules: hasTitle ? questionRules : responseRules,
    async send(typed) {
      await onSave(trimmed(typed));
      onClose();
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className="ul-stack ul-gap-12 ul-post__form">
      {hasTitle && (
        <TextField
          label={messages.title}
          maxLength={QUESTION_TITLE_MAX_LENGTH}
          {...form.field('title')}
        />
      )}
      <TextArea
        autoFocus
        label={messages.body}
        description={messages.markdown}
        rows={5}
        maxLength={DISCUSSION_MAX_LENGTH}
        {...form.field('body')}
      />
      {form.message && (
        <p className="ul-small ul-fault" role="alert">
          {messages.notSaved(form.message)}
        </p>
      )}
      <div className="ul-row ul-gap-8" data-justify="end">
        <Button size="sm" variant="quiet" onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button size="sm" type="submit" isDisabled={form.isFaulty} isPending={form.isSending}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
