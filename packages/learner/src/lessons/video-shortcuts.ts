import type { VideoActions, VideoState } from './video-player.controller.ts';
import { SPEEDS } from './video-player.controller.ts';

/** What each key does, for the list behind `?`. */
export const SHORTCUTS = [
  ['Space or K', 'Play or pause'],
  ['J and L', 'Back or forward 10 seconds'],
  ['← and →', 'Back or forward 5 seconds'],
  ['↑ and ↓', 'Volume'],
  ['M', 'Mute'],
  ['C', 'Captions'],
  ['F', 'Full screen'],
  ['0 to 9', 'Jump to a tenth of the video'],
  ['< and >', 'Slower or faster'],
  ['T', 'Transcript'],
  ['?', 'This list'],
] as const;

export interface ShortcutTargets {
  state: VideoState;
  actions: VideoActions;
  onTranscript: () => void;
  onHelp: () => void;
}

/** Handles a key for the player. False when the key is not the player's. */
export function handleShortcut(
  key: string,
  { state, actions, onTranscript, onHelp }: ShortcutTargets,
): boolean {
  const faster = SPEEDS.find((speed) => speed > state.speed) ?? state.speed;
  const slower = [...SPEEDS].reverse().find((speed) => speed < state.speed) ?? state.speed;
  const keys: Record<string, () => void> = {
    ' ': actions.toggle,
    k: actions.toggle,
    j: () => actions.step(-10),
    l: () => actions.step(10),
    arrowleft: () => actions.step(-5),
    arrowright: () => actions.step(5),
    arrowup: () => actions.setVolume(state.volume + 0.1),
    arrowdown: () => actions.setVolume(state.volume - 0.1),
    home: () => actions.seek(0),
    end: () => actions.seek(state.duration),
    m: actions.toggleMuted,
    c: actions.toggleCaptions,
    f: actions.toggleFullScreen,
    t: onTranscript,
    '?': onHelp,
    '>': () => actions.setSpeed(faster),
    '<': () => actions.setSpeed(slower),
  };
  if (/^\d$/.test(key)) {
    actions.seek((Number(key) / 10) * state.duration);
    return true;
  }
  const act = keys[key.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** Keys sleep while somebody types, and where the focused control has a use of its own for them. */
export function isForPlayer(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!target) return true;
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return false;
  if (target.closest('[role=dialog], [role=tablist], [role=menu], [role=listbox], [role=slider]'))
    return false;
  const isPressable = target.closest('button, a, [role=button]') !== null;
  return !(isPressable && (event.key === ' ' || event.key === 'Enter'));
}
