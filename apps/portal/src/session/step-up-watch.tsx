import { useQuery } from '@tanstack/react-query';
import { hasStaffRole } from '@uplink/api-client/domain';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';

const stepUp = lazyPart(async () => (await import('@uplink/kit/security')).StepUp);

/** The dialog for a recent second factor, which only staff calls ask for. */
export function StepUpWatch() {
  const me = useQuery(meQuery(useUplink())).data;
  const part = useLazyPart(stepUp, { isWanted: me !== undefined && hasStaffRole(me.roles) });
  return part.status === 'ready' ? <part.Part /> : null;
}
