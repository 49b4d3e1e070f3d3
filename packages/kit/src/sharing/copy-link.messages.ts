export const messages = {
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied. Select it and copy it yourself.',
} as const;
