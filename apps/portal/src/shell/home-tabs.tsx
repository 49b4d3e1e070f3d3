import { useQuery } from '@tanstack/react-query';
import { menuQuery, useUplink } from '@uplink/api-client/react';
import { Skeleton } from '@uplink/ui/skeleton';
import { TabLinks } from '@uplink/ui/tabs';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { menuEntry } from './menu-entry.tsx';

const tabMenu = lazyPart(async () => (await import('./tab-menu.tsx')).TabMenu);

export interface HomeTabsProps {
  /** The address that is open. */
  current: string;
}

/** What the menu offers at home; what lies under a tab opens from it. */
export function HomeTabs({ current }: HomeTabsProps) {
  const tabs = useQuery(menuQuery(useUplink())).data?.dashboard.tabs;
  const under = useLazyPart(tabMenu, { isWanted: tabs?.some(({ subItems }) => subItems) ?? false });
  if (!tabs) return <Skeleton height={44} />;
  return (
    <TabLinks
      aria-label="Home"
      current={current}
      items={tabs.map((item) => {
        const tab = menuEntry(item);
        if (!tab.entries || under.status !== 'ready') return tab;
        return { ...tab, children: <under.Part entry={tab} current={current} /> };
      })}
    />
  );
}
