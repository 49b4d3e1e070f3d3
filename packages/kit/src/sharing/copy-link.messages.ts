import { defineMessages } from '@uplink/api-client/messages';

export const copyLinkMessages = defineMessages('kit/copy-link', {
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied. Select it and copy it yourself.',
});
