'use client';
import { useForm } from '@uplink/kit/forms';
import { type PostWords, questionRules, responseRules, trimmed } from './post.rules.ts';
import { PostForm } from './post-form.view.tsx';

export interface PostChangeProps {
  words: PostWords;
  hasTitle: boolean;
  /** Resolves when it is stored. */
  onSave: (words: PostWords) => Promise<unknown>;
  onClose: () => void;
}

/** Changes a post in its place. */
export function PostChange({ words, hasTitle, onSave, onClose }: PostChangeProps) {
  const form = useForm<PostWords>({
    stored: words,
    rules: hasTitle ? questionRules : responseRules,
    async send(typed) {
      await onSave(trimmed(typed));
      onClose();
    },
  });
  return <PostForm form={form} kind="change" hasTitle={hasTitle} onCancel={onClose} />;
}
