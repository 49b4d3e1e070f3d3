import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { creatorModuleQuery, meQuery, useUplink } from '@uplink/api-client/react';

/** By which right someone changes what is set in a program's cohorts: of all programs, or as an author of this one. */
export function useCohortRights(programId: number): { isManager: boolean; isAuthor: boolean } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const program = useQuery({
    ...creatorModuleQuery(client, programId),
    enabled: mayAny(me.data, 'enterCreator'),
  });
  return {
    isManager: mayAny(me.data, 'manageCohorts'),
    isAuthor: program.data !== undefined && program.data.permission !== 'view',
  };
}
