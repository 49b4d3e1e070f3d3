import { newId } from '@uplink/kit/saving';
import { useRef } from 'react';

/** Names each wish: sent again after a lost answer it is the same change, and another wish is another one. */
export function useWishId(): (wish: object) => string {
  const last = useRef({ wish: '', id: '' });
  return (wish) => {
    const text = JSON.stringify(wish);
    if (last.current.wish !== text) last.current = { wish: text, id: newId() };
    return last.current.id;
  };
}
