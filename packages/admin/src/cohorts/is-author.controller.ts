import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { creatorModuleQuery, meQuery, useUplink } from '@uplink/api-client/react';

/** Whether someone is among those who may change a program; most staff aren't. */
export function useIsAuthor(programId: number): boolean {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const program = useQuery({
    ...creatorModuleQuery(client, programId),
    enabled: mayAny(me.data, 'enterCreator'),
  });
  return program.data !== undefined && program.data.permission !== 'view';
}
