import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { toSheet } from './certificate-sheet.ts';
import { listDiplomas, requireOwnIssue, toDetail, verify } from './certificates.service.ts';

export function certificatesHandlers({
  db,
  clock,
  pdf,
  publicUrl,
}: Deps): Pick<
  Handlers,
  'listMyDiplomas' | 'getMyDiploma' | 'downloadMyDiplomaPdf' | 'verifyDiploma'
> {
  const detail = async (userId: number, id: number, type: number) =>
    toDetail(await requireOwnIssue(db, userId, id, type), { now: clock.now(), publicUrl });
  return {
    listMyDiplomas: ({ caller, query }) => listDiplomas(db, clock.now(), caller.id, query),
    getMyDiploma: ({ caller, path, query }) => detail(caller.id, path.diplomaId, query.type),
    downloadMyDiplomaPdf: async ({ caller, path, query }) =>
      pdf.print(toSheet(await detail(caller.id, path.diplomaId, query.type))),
    verifyDiploma: ({ path }) => verify(db, clock.now(), path.code),
  };
}
