import { defineMessages } from '@uplink/api-client/messages';

export const filesMessages = defineMessages('kit/files', {
  accepted: (extensions: readonly string[], size: string) =>
    `${extensions.join(', ')}. ${size} each.`,
  goesOn: 'If an upload is interrupted, choose the same file again to resume it.',
  starting: (size: string) => `${size}, starting`,
  progress: (loaded: string, total: string) => `${loaded} of ${total}`,
  speed: (size: string) => ` at ${size} a second`,
  left: (time: string) => `, ${time} left`,
  resuming: (percent: number) => `Resuming at ${percent}%`,
  resumed: (percent: number) => `. Resumed at ${percent}%`,
  finishing: (size: string) => `${size} sent, saving`,
  kept: (percent: number) => ` ${percent}% is saved. Try again to resume from there.`,
  uploaded: (size: string) => `${size}, uploaded`,
  spokenResuming: (name: string, percent: number) => `${name}, resuming at ${percent}%`,
  spoken: (name: string, percent: number) => `${name}, ${percent}%`,
  notSent: 'The file could not be sent. Try again.',
  brokenOff: "This file wasn't sent before the page reloaded. Choose it again, or remove it.",
  lost: 'The academy no longer has this file. Choose it again, or remove it.',
  cancel: 'Cancel',
  rename: 'Rename',
  retry: 'Try again',
  remove: 'Remove',
  named: (verb: string, name: string) => `${verb} ${name}`,
});
