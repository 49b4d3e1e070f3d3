import { useQuery } from '@tanstack/react-query';
import {
  contextQuery,
  dashboardQuery,
  menuQuery,
  notesQuery,
  ownModulesQuery,
  useUplink,
} from '@uplink/api-client/react';
import type { CommandGroup } from '@uplink/ui/command-palette';
import { useState } from 'react';
import { setDisplay, useIsDark } from '../display.ts';
import { signOut } from '../sign-out.ts';
import { toCommandGroups } from './commands.rules.ts';

export interface Commands {
  groups: CommandGroup[];
  /** Newest first; forgotten with the page. */
  recentIds: readonly string[];
  onAction: (id: string) => void;
}

const mostRecent = 5;

/** What the palette offers; asked for when it opens. A frozen account has pages and actions. */
export function useCommands(isOpen: boolean, openDisplay: () => void): Commands {
  const client = useUplink();
  const isDark = useIsDark();
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const menu = useQuery(menuQuery(client)).data;
  const context = useQuery({ ...contextQuery(client), enabled: isOpen }).data;
  const enabled = isOpen && context !== undefined && context.paymentStatus !== 'frozen';
  const products = useQuery({ ...ownModulesQuery(client), enabled }).data;
  const dashboard = useQuery({ ...dashboardQuery(client), enabled }).data;
  const notes = useQuery({ ...notesQuery(client, { pageSize: 100 }), enabled }).data;
  return {
    groups: toCommandGroups({
      menu,
      products: products ?? [],
      dashboard,
      notes: notes?.data ?? [],
      isDark,
    }),
    recentIds,
    onAction: (id) => {
      setRecentIds((before) => [id, ...before.filter((one) => one !== id)].slice(0, mostRecent));
      if (id === 'theme') setDisplay('theme', isDark ? 'light' : 'dark');
      if (id === 'display') openDisplay();
      if (id === 'sign-out') void signOut(client);
    },
  };
}
