import type { Video } from './video.types.ts';
import { speeds } from './video-preferences.ts';

/** What the page around the player does for a key; without it the key does not exist. */
export interface VideoHost {
  onHelp: () => void;
  onTranscript?: (() => void) | undefined;
  /** Takes a note at a second. */
  onNote?: ((seconds: number) => void) | undefined;
}

export type VideoKeyId =
  | 'play'
  | 'back'
  | 'forward'
  | 'backShort'
  | 'forwardShort'
  | 'backPicture'
  | 'forwardPicture'
  | 'louder'
  | 'softer'
  | 'start'
  | 'end'
  | 'jump'
  | 'mute'
  | 'captions'
  | 'fullScreen'
  | 'picture'
  | 'slower'
  | 'faster'
  | 'note'
  | 'transcript'
  | 'help';

export interface VideoKey {
  id: VideoKeyId;
  /** As `KeyboardEvent.key` says it in small letters, with `shift+` before it where that counts. */
  keys: readonly string[];
  /** Whether it repeats while the key is held. @default false */
  isRepeated?: boolean;
  act: (video: Video, host: VideoHost, key: string) => void;
  isThere?: (video: Video, host: VideoHost) => boolean;
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const volumeStep = 0.1;

/** Every key of the player, in the order of their list. Space is apart: held, it plays faster. */
export const videoKeys: readonly VideoKey[] = [
  { id: 'play', keys: ['k'], act: (video) => video.toggle() },
  { id: 'back', keys: ['j'], isRepeated: true, act: (video) => video.step(-10) },
  { id: 'forward', keys: ['l'], isRepeated: true, act: (video) => video.step(10) },
  { id: 'backShort', keys: ['arrowleft'], isRepeated: true, act: (video) => video.step(-5) },
  { id: 'forwardShort', keys: ['arrowright'], isRepeated: true, act: (video) => video.step(5) },
  {
    id: 'backPicture',
    keys: ['shift+arrowleft'],
    isRepeated: true,
    act: (video) => video.nudge(-1),
  },
  {
    id: 'forwardPicture',
    keys: ['shift+arrowright'],
    isRepeated: true,
    act: (video) => video.nudge(1),
  },
  {
    id: 'jump',
    keys: digits,
    act: (video, _, key) => video.seek((Number(key) / 10) * video.getState().duration),
  },
  { id: 'start', keys: ['home'], act: (video) => video.seek(0) },
  { id: 'end', keys: ['end'], act: (video) => video.seek(video.getState().duration) },
  {
    id: 'louder',
    keys: ['arrowup'],
    isRepeated: true,
    act: (video) => changeVolume(video, volumeStep),
  },
  {
    id: 'softer',
    keys: ['arrowdown'],
    isRepeated: true,
    act: (video) => changeVolume(video, -volumeStep),
  },
  { id: 'mute', keys: ['m'], act: (video) => flip(video, 'isMuted') },
  { id: 'captions', keys: ['c'], act: (video) => flip(video, 'hasCaptions') },
  { id: 'fullScreen', keys: ['f'], act: (video) => video.toggleFullScreen() },
  {
    id: 'picture',
    keys: ['p'],
    act: (video) => video.togglePicture?.(),
    isThere: (video) => video.togglePicture !== undefined,
  },
  { id: 'slower', keys: ['<'], act: (video) => changeSpeed(video, -1) },
  { id: 'faster', keys: ['>'], act: (video) => changeSpeed(video, 1) },
  {
    id: 'note',
    keys: ['n'],
    act: (video, { onNote }) => onNote?.(Math.floor(video.getState().position)),
    isThere: (_, { onNote }) => onNote !== undefined,
  },
  {
    id: 'transcript',
    keys: ['t'],
    act: (_, { onTranscript }) => onTranscript?.(),
    isThere: (_, { onTranscript }) => onTranscript !== undefined,
  },
  { id: 'help', keys: ['?'], act: (_, { onHelp }) => onHelp() },
];

/** The keys that do something here. */
export function keysOf(video: Video, host: VideoHost): VideoKey[] {
  return videoKeys.filter(({ isThere }) => isThere?.(video, host) ?? true);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat'>;

/** Runs the action of a key. False when the player doesn't use that key. */
export function pressKey(pressed: Pressed, video: Video, host: VideoHost): boolean {
  const name = pressed.key.toLowerCase();
  const key = pressed.shiftKey && name.startsWith('arrow') ? `shift+${name}` : name;
  const found = keysOf(video, host).find(({ keys }) => keys.includes(key));
  if (found && (found.isRepeated || !pressed.repeat)) found.act(video, host, key);
  return found !== undefined;
}

export function flip(video: Video, what: 'isMuted' | 'hasCaptions' | 'showsTimeLeft'): void {
  video.prefer({ [what]: !video.getState().preferences[what] });
}

function changeVolume(video: Video, by: number) {
  const volume = video.getState().preferences.volume + by;
  video.prefer({ volume: Math.min(1, Math.max(0, Number(volume.toFixed(2)))), isMuted: false });
}

function changeSpeed(video: Video, by: 1 | -1) {
  const { speed } = video.getState().preferences;
  const next = by > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed);
  video.prefer({ speed: next ?? speed });
}
