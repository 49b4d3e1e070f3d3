import { useMessages } from '@uplink/api-client/messages';
import { useState } from 'react';
import { copyLinkMessages } from './copy-link.messages.ts';

export interface Copy {
  /** Whether the last text was copied, in words. */
  said: string | undefined;
  copy: (text: string) => void;
}

/** Copies a text to the clipboard and tells whether that worked. */
export function useCopy(onCopied?: () => void): Copy {
  const messages = useMessages(copyLinkMessages);
  const [said, setSaid] = useState<string>();
  const copy = async (text: string) => {
    // Missing without TLS and in old browsers.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? messages.copied : messages.notCopied);
    if (isCopied) onCopied?.();
  };
  return { said, copy: (text) => void copy(text) };
}
