import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the portal: good for one question. gate.js keeps it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    uplinkInstall?: InstallOffer | undefined;
  }
}

/** How the portal can be installed here: by asking the browser, or by hand from Safari's menu. */
export type InstallWay = 'prompt' | 'by-hand' | undefined;

export interface Install {
  way: InstallWay;
  /** Opens the browser's own question. */
  ask: () => void;
}

/** Whether the portal can be installed in this browser, and is not yet. */
export function useInstall(): Install {
  return { way: useSyncExternalStore(subscribe, wayOf), ask };
}

function wayOf(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return undefined;
  if (window.uplinkInstall) return 'prompt';
  // Safari of telephones and tablets alone says whether it was opened from the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'by-hand' : undefined;
}

const listeners = new Set<() => void>();

function ask(): void {
  const offer = window.uplinkInstall;
  forget();
  // Who closes the question is asked by no one again until the browser offers it again.
  offer?.prompt().catch(() => {});
}

function forget(): void {
  window.uplinkInstall = undefined;
  for (const onChange of listeners) onChange();
}

function subscribe(onChange: () => void): () => void {
  addEventListener('beforeinstallprompt', onChange);
  addEventListener('appinstalled', forget);
  listeners.add(onChange);
  return () => {
    removeEventListener('beforeinstallprompt', onChange);
    removeEventListener('appinstalled', forget);
    listeners.delete(onChange);
  };
}
