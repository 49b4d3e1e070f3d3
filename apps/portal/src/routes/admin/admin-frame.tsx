import { useQuery } from '@tanstack/react-query';
import { menuQuery, useUplink } from '@uplink/api-client/react';
import { useMemo } from 'react';
import { sideEntries } from '../../shell/menu-entry.tsx';
import { StaffFrame } from '../shared/staff-frame.tsx';

/** Around every page of the admin tools: the part of the menu that the person's roles open. */
export function AdminFrame() {
  const menu = useQuery(menuQuery(useUplink())).data;
  const entries = useMemo(
    () => sideEntries(menu?.nav.top.filter(({ link }) => link === '/admin') ?? []),
    [menu],
  );
  return <StaffFrame entries={entries} />;
}
