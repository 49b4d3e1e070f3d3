import { textStorage } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';

/**
 * A text of one person that survives a reload on this device until it is sent. The third is what was
 * found when the page came: no one knows whether it was sent.
 */
export function useKeptText(name: string): [string, (text: string) => void, string] {
  const owned = `uplink.${useUplink().session.getPerson()}.${name}`;
  const [text, setText] = useState('');
  const [found, setFound] = useState('');
  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current = false;
    let isCurrent = true;
    void textStorage.read(owned).then(
      (copies) => {
        const value = copies.get('')?.value;
        // What is typed meanwhile is newer.
        if (!isCurrent || isTyped.current) return;
        const kept = typeof value === 'string' ? value : '';
        setText(kept);
        setFound(kept);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [owned]);
  return [
    text,
    (next) => {
      isTyped.current = true;
      setText(next);
      const copy = { value: next, version: 0, seen: [], stamp: '' };
      // An empty text is kept too: it takes the place of what was sent.
      void textStorage.write(owned, '', copy).catch(() => {});
    },
    found,
  ];
}
