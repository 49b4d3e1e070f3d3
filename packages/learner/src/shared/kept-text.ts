import { useEffect, useState } from 'react';

/** A text that survives a reload on this device until it is sent. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => setText(localStorage.getItem(name) ?? ''), [name]);
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') localStorage.removeItem(name);
      else localStorage.setItem(name, next);
    },
  ];
}
