import { useQuery } from '@tanstack/react-query';
import { type AnyRouter, Outlet, useRouter } from '@tanstack/react-router';
import { mayAny, type PolicyName } from '@uplink/api-client/domain';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { loadOrReload } from '../../app/lazy-page.ts';
import { NoPermission } from '../../app/no-permission.tsx';
import { mountRoutes, type SubRoutes } from './mount-routes.ts';

export interface SubApplicationProps {
  path: '/creator' | '/admin';
  /** Who may enter. */
  policy: PolicyName;
  /** The same in a sentence. */
  openTo: string;
  load: () => Promise<SubRoutes>;
}

/** The door of a sub-application: other roles see the no-permission page, and nothing of it is loaded. */
export function SubApplication({ path, policy, openTo, load }: SubApplicationProps) {
  const me = useQuery(meQuery(useUplink())).data;
  if (!mayAny(me, policy)) return <NoPermission variant="noAccess" openTo={openTo} />;
  return <Mounted path={path} load={load} />;
}

function Mounted({ path, load }: Pick<SubApplicationProps, 'path' | 'load'>) {
  const router = useRouter();
  const { isSuccess } = useQuery({
    queryKey: ['sub-application', path],
    queryFn: () => mount(router, path, load),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });
  if (isSuccess) return <Outlet />;
  return (
    <Loading label="The page">
      <Skeleton height={320} />
    </Loading>
  );
}

async function mount(router: AnyRouter, path: string, load: SubApplicationProps['load']) {
  mountRoutes(router, path, await loadOrReload(load));
  // The address that is open may have its page now.
  await router.load();
  return true;
}
