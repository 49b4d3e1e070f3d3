import type { ReactNode } from 'react';
import { lazyPart, useOpenPart } from '../app/lazy-part.ts';

const displaySettings = lazyPart(
  async () => (await import('./display-settings.tsx')).DisplaySettings,
);

/** What opens the display settings, and what to draw for them; their code comes with the first opening. */
export function useDisplaySettings(): { open: () => void; dialog: ReactNode } {
  const { Part, open, close } = useOpenPart(displaySettings);
  return { open, dialog: Part && <Part onClose={close} /> };
}
