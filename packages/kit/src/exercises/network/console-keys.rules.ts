/** What a key does in a console. */
export type ConsoleAction =
  | { kind: 'enter' }
  | { kind: 'help' }
  | { kind: 'complete' }
  | { kind: 'older' | 'newer' }
  | { kind: 'last-output' }
  | { kind: 'end' }
  | { kind: 'release' };

export interface ConsoleKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Tab completes only where there is something to complete, so that it never traps the keyboard; after Escape it always
 * leaves.
 */
export function consoleAction(
  { key, ctrlKey, altKey, shiftKey }: ConsoleKey,
  { canComplete, isReleased }: { canComplete: () => boolean; isReleased: boolean },
): ConsoleAction | undefined {
  if (key === 'Enter') return { kind: 'enter' };
  if (key === '?') return { kind: 'help' };
  if (key === 'Escape') return { kind: 'release' };
  if (key === 'Tab' && !shiftKey && !isReleased && canComplete()) return { kind: 'complete' };
  if (key === ' ' && ctrlKey) return { kind: 'complete' };
  if (key === 'ArrowUp') return { kind: altKey ? 'last-output' : 'older' };
  if (key === 'ArrowDown') return { kind: 'newer' };
  return key.toLowerCase() === 'z' && ctrlKey ? { kind: 'end' } : undefined;
}
