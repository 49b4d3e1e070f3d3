import { useQuery } from '@tanstack/react-query';
import { meQuery, useUplink } from '@uplink/api-client/react';

/** Whether someone else handed it in: then it is work of the inbox. */
export function useIsForeign(owner: { id: number } | undefined): boolean {
  const me = useQuery(meQuery(useUplink())).data;
  return owner !== undefined && me !== undefined && owner.id !== me.id;
}
