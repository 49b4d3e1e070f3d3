import { defineMessages } from '@uplink/api-client/messages';
import type { VideoKeyId } from './video-keys.rules.ts';

/** Keys and what they do, as the list behind `?` shows them. */
const keys: Record<VideoKeyId, readonly [keys: string, does: string]> = {
  play: ['Space or K', 'Play or pause'],
  back: ['J', 'Back 10 seconds'],
  forward: ['L', 'Forward 10 seconds'],
  backShort: ['←', 'Back 5 seconds'],
  forwardShort: ['→', 'Forward 5 seconds'],
  backPicture: ['Shift + ←', 'Previous frame'],
  forwardPicture: ['Shift + →', 'Next frame'],
  jump: ['0 to 9', 'Jump to a tenth of the video'],
  start: ['Home', 'Start of the video'],
  end: ['End', 'End of the video'],
  louder: ['↑', 'Louder'],
  softer: ['↓', 'Quieter'],
  mute: ['M', 'Mute or unmute'],
  captions: ['C', 'Captions'],
  fullScreen: ['F', 'Full screen'],
  picture: ['P', 'Picture in picture'],
  slower: ['<', 'Slower'],
  faster: ['>', 'Faster'],
  note: ['N', 'Add a note at this moment'],
  transcript: ['T', 'Transcript'],
  help: ['?', 'This list'],
};

export const videoPanelMessages = defineMessages('learner/video-panel', {
  settings: 'Video settings',
  help: 'Keyboard shortcuts',
  close: 'Close',
  quality: 'Quality',
  automatic: 'Automatic',
  full: 'Full size',
  lines: (side: number) => `${side}p`,
  language: 'Language',
  size: 'Size',
  color: 'Colour',
  background: 'Background',
  sample: 'Captions look like this.',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
  colors: { white: 'White', yellow: 'Yellow', green: 'Green', blue: 'Blue' },
  backgrounds: { solid: 'Solid', half: 'Semi-transparent', none: 'None' },
  keysOn: 'Use single-key shortcuts',
  keysHelp:
    "They work when you're not typing. To play at double speed, hold Space or press and hold the video.",
  keys,
});
