import { useQuery } from '@tanstack/react-query';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { useState } from 'react';

const key = 'uplink.commands.recent';
const mostRecent = 5;

interface Kept {
  /** Whose they are: another person may sign in in the same tab. */
  userId: number;
  ids: readonly string[];
}

export interface Recent {
  /** Newest first. */
  ids: readonly string[];
  add: (id: string) => void;
}

/** What was used last, over reloads, until the tab is closed or another person signs in. */
export function useRecent(): Recent {
  const userId = useQuery(meQuery(useUplink())).data?.id;
  const [kept, setKept] = useState(read);
  const ids = kept && kept.userId === userId ? kept.ids : [];
  return {
    ids,
    add(id) {
      if (userId === undefined) return;
      const now = {
        userId,
        ids: [id, ...ids.filter((one) => one !== id)].slice(0, mostRecent),
      };
      setKept(now);
      sessionStorage.setItem(key, JSON.stringify(now));
    },
  };
}

function read(): Kept | undefined {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
}
