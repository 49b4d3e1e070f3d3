import { useQueries, useQuery } from '@tanstack/react-query';
import {
  contextQuery,
  dashboardQuery,
  menuQuery,
  notesQuery,
  outlineQuery,
  ownModulesQuery,
  useUplink,
} from '@uplink/api-client/react';
import type { CommandGroup } from '@uplink/ui/command-palette';
import { setDisplay, useIsDark } from '../display.ts';
import { useInstall } from '../install.ts';
import { signOut } from '../sign-out.ts';
import { toCommandGroups } from './commands.rules.ts';
import { useRecent } from './recent.ts';

export interface Commands {
  groups: CommandGroup[];
  /** Newest first; kept while the tab is open. */
  recentIds: readonly string[];
  onAction: (id: string) => void;
}

/** Products whose lessons are offered: more are not learned at a time. */
const mostOutlines = 5;

/** What the palette offers; asked for when it opens. A frozen account has pages and actions. */
export function useCommands(isOpen: boolean, openDisplay: () => void): Commands {
  const client = useUplink();
  const isDark = useIsDark();
  const install = useInstall();
  const recent = useRecent();
  const menu = useQuery(menuQuery(client)).data;
  const context = useQuery({ ...contextQuery(client), enabled: isOpen }).data;
  const enabled = isOpen && context !== undefined && context.paymentStatus !== 'frozen';
  const products = useQuery({ ...ownModulesQuery(client), enabled }).data;
  const dashboard = useQuery({ ...dashboardQuery(client), enabled }).data;
  const outlines = useQueries({
    queries: (dashboard?.learning ?? [])
      .slice(0, mostOutlines)
      .map(({ id }) => ({ ...outlineQuery(client, id), enabled })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const notes = useQuery({ ...notesQuery(client, { pageSize: 100 }), enabled }).data;
  return {
    groups: toCommandGroups({
      menu,
      products: products ?? [],
      dashboard,
      outlines,
      notes: notes?.data ?? [],
      isDark,
      canInstall: install.way === 'prompt',
    }),
    recentIds: recent.ids,
    onAction: (id) => {
      recent.add(id);
      if (id === 'theme') setDisplay('theme', isDark ? 'light' : 'dark');
      if (id === 'display') openDisplay();
      if (id === 'install') install.ask();
      if (id === 'sign-out') void signOut(client);
    },
  };
}
