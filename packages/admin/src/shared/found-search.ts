import { useSettled } from '@uplink/kit/search';
import { useState } from 'react';

export interface FoundSearch {
  /** What is in the field; nothing before someone types, and after they chose. */
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
  onOpen: () => void;
  /** Nothing is asked before the field is used. */
  isUsed: boolean;
  /** The search, after a pause in typing. */
  words: string;
}

/** The search of a `FoundPicker`. */
export function useFoundSearch(): FoundSearch {
  const [typed, onType] = useState<string>();
  const [isOpened, setOpened] = useState(false);
  const words = useSettled((typed ?? '').trim());
  return { typed, onType, onOpen: () => setOpened(true), isUsed: isOpened || words !== '', words };
}
