import { DISCUSSION_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { type Form, FormFault } from '@uplink/kit/forms';
import { Button, type ButtonProps } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { Send } from 'lucide-react';
import { discussionsMessages } from './discussions.messages.ts';
import type { PostWords } from './post.rules.ts';

export interface PostFormProps {
  form: Form<PostWords>;
  /** What is written: a question, a response, or the change of one. */
  kind: 'question' | 'response' | 'change';
  hasTitle: boolean;
  /** Without it the form stays open. */
  onCancel?: () => void;
}

/** Where a post is written or changed. */
export function PostForm({ form, kind, hasTitle, onCancel }: PostFormProps) {
  const messages = useMessages(discussionsMessages);
  const words = messages.forms[kind];
  const isChange = kind === 'change';
  const size: ButtonProps['size'] = isChange ? 'sm' : 'md';
  return (
    <form {...form.formProps} className="ul-stack ul-gap-12 ul-discussion__form" data-kind={kind}>
      {hasTitle && (
        <TextField
          autoFocus={!isChange}
          label={words.title}
          placeholder={words.titleExample}
          maxLength={QUESTION_TITLE_MAX_LENGTH}
          {...form.field('title')}
        />
      )}
      <TextArea
        autoFocus={isChange}
        label={words.body}
        description={messages.markdown}
        placeholder={words.bodyExample}
        rows={5}
        maxLength={DISCUSSION_MAX_LENGTH}
        {...form.field('body')}
      />
      <FormFault form={form} inWords={words.notSent} />
      <div className="ul-row ul-gap-8" data-justify="end">
        {onCancel && (
          <Button size={size} variant="quiet" onPress={onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button
          size={size}
          type="submit"
          icon={!isChange && <Send className="ul-icon" size={16} aria-hidden />}
          isDisabled={form.isFaulty}
          isPending={form.isSending}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}
