import type { ToastContent } from '@uplink/ui/toast';
import type { ComponentType } from 'react';

let Place: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Shows a short message. Its code loads with the first one; if that fails, everything else still works. */
export async function showToast(content: ToastContent): Promise<void> {
  const loaded = await import('./toast-place.tsx').catch(() => undefined);
  if (!loaded) return;
  Place = loaded.ToastPlace;
  for (const listener of listeners) listener();
  loaded.toasts.show(content);
}

/** Says what was done, with the way to take it back. */
export function showUndo({ title, onUndo }: { title: string; onUndo: () => void }): void {
  void showToast({ title, action: { label: 'Undo', onPress: onUndo } });
}

export function subscribeToPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What draws the toasts, from the first one on. */
export function readPlace(): ComponentType | undefined {
  return Place;
}
