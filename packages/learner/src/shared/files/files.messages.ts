export const messages = {
  accepted: (extensions: readonly string[], size: string) =>
    `${extensions.join(', ')}. ${size} each.`,
  starting: (size: string) => `${size}, starting`,
  progress: (loaded: string, total: string) => `${loaded} of ${total}`,
  speed: (size: string) => ` at ${size} a second`,
  left: (time: string) => `, ${time} left`,
  uploaded: (size: string) => `${size}, uploaded`,
  spoken: (name: string, percent: number) => `${name}, ${percent}%`,
  notSent: 'The file could not be sent. Try again.',
  lost: 'The academy does not have this file any more. Choose it again, or remove it.',
  cancel: 'Cancel',
  rename: 'Rename',
  retry: 'Try again',
  remove: 'Remove',
  named: (verb: string, name: string) => `${verb} ${name}`,
} as const;
