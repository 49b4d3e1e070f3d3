import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { menuQuery, useUplink } from '@uplink/api-client/react';
import { Icon } from '@uplink/ui/icon';
import type { MenuEntry } from '@uplink/ui/menu';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { sideEntries } from '../../shell/menu-entry.tsx';
import { useOwnWays } from '../../shell/place.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

const back = { id: '/', label: 'Learner portal', href: '/', icon: <Icon as={ArrowLeft} /> };

/** Around every page for staff: the navigation of their tools, with the way back and support at its foot. */
export function StaffFrame({ entries }: { entries: readonly MenuEntry[] }) {
  const menu = useQuery(menuQuery(useUplink())).data;
  const support = useMemo(
    () => sideEntries(menu?.nav.bottom.filter(({ link }) => link.startsWith('mailto:')) ?? []),
    [menu],
  );
  const ways = useMemo(() => ({ top: entries, bottom: [back, ...support] }), [entries, support]);
  useOwnWays(ways);
  return (
    <>
      <UnsavedGuard />
      <Outlet />
    </>
  );
}
