import { defineMessages } from '../messages/define-messages.ts';

export const richTextMessages = defineMessages('ui/rich-text', {
  code: 'Code',
  table: 'Table',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
});
