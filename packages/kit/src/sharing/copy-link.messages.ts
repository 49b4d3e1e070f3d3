export const messages = {
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied. Select the address and copy it yourself.',
} as const;
