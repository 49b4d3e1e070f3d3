import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { NoPermission } from '../app/no-permission.tsx';
import { NotFound } from '../app/not-found.tsx';
import { limitedAreas } from './limited-areas.ts';

/** Says who may enter; for those who may, no page lies here yet. */
export function LimitedAreaPage() {
  const { pathname } = useLocation();
  const me = useQuery(meQuery(useUplink())).data;
  const { roles, openTo } = limitedAreas[/^\/admin(\/|$)/.test(pathname) ? 'admin' : 'creator'];
  const mayEnter = roles.some((role) => me?.roles.includes(role));
  return mayEnter ? <NotFound /> : <NoPermission variant="noAccess" openTo={openTo} />;
}
