import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const quietMs = 50;
const longestMs = 5000;

/** Whether a page has what it first asked for; after five seconds it is taken as it is. */
export function useSettled(pathname: string): boolean {
  const isFetching = useIsFetching() > 0;
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(pathname), isFetching ? longestMs : quietMs);
    return () => clearTimeout(timer);
  }, [isFetching, pathname]);
  return settled === pathname;
}
