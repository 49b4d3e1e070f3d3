import { useSyncExternalStore } from 'react';

/**
 * How someone wants every page to look. What is not chosen follows the machine, or is as it was made.
 * `gate.js` reads the same words before the first paint; each stands as an attribute of the page.
 */
export const displayChoices = {
  theme: ['light', 'dark'],
  text: ['112', '125', '150'],
  spacing: ['wide'],
  contrast: ['more'],
  motion: ['less'],
} as const;

export type DisplaySetting = keyof typeof displayChoices;

const settings = Object.keys(displayChoices) as DisplaySetting[];
const keyOf = (setting: DisplaySetting) => `uplink.${setting}`;
const listeners = new Set<() => void>();
const darkMachine = '(prefers-color-scheme: dark)';

/** What is chosen; an empty text where nothing is. */
function readDisplay(setting: DisplaySetting): string {
  return document.documentElement.dataset[setting] ?? '';
}

/** Chooses for this browser, or takes a choice back by an empty text. */
export function setDisplay(setting: DisplaySetting, choice: string): void {
  show(setting, choice);
  try {
    if (choice) localStorage.setItem(keyOf(setting), choice);
    else localStorage.removeItem(keyOf(setting));
  } catch {
    // Storage is full or closed: the choice holds for this page only.
  }
  for (const listener of listeners) listener();
}

function show(setting: DisplaySetting, choice: string | null) {
  const known: readonly string[] = displayChoices[setting];
  if (choice && known.includes(choice)) document.documentElement.dataset[setting] = choice;
  else delete document.documentElement.dataset[setting];
}

/** All settings as they were made. */
export function resetDisplay(): void {
  for (const setting of settings) setDisplay(setting, '');
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(darkMachine);
  // Another tab chose.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const setting = settings.find((one) => keyOf(one) === key);
    if (!setting) return;
    show(setting, newValue);
    listener();
  };
  listeners.add(listener);
  query.addEventListener('change', listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}

function isDark(): boolean {
  const theme = readDisplay('theme');
  return theme === 'dark' || (theme === '' && matchMedia(darkMachine).matches);
}

/** Whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

/** What is chosen of a setting; an empty text where nothing is. */
export function useDisplay(setting: DisplaySetting): string {
  return useSyncExternalStore(subscribe, () => readDisplay(setting));
}
