import type { MessageOverrides } from '@uplink/api-client/messages';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { type UiMessageOverrides, UiMessagesProvider } from '@uplink/ui/messages';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

export type Locale = 'en' | 'pseudo';

interface Texts {
  widgetTexts: MessageOverrides;
  componentTexts: UiMessageOverrides;
}

let shown: Texts | undefined;
const listeners = new Set<() => void>();

/** Shows the texts of the page in another language, from its next rendering on. */
export async function showLocale(locale: Locale): Promise<void> {
  shown = locale === 'pseudo' ? await import('./pseudo-texts.ts') : undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A story brings its own; messages alone can't be provided. */
const client = createTestClient({});

/** A story in the language of the toolbar, as a host would replace all texts. */
export function InLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  useEffect(() => void showLocale(locale), [locale]);
  const texts = useSyncExternalStore(subscribe, () => shown);
  return (
    <UplinkProvider client={client} messages={texts?.widgetTexts}>
      <UiMessagesProvider messages={texts?.componentTexts}>{children}</UiMessagesProvider>
    </UplinkProvider>
  );
}
