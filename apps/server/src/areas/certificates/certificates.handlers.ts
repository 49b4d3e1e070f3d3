import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import type { DiplomaDesign } from './authoring/diploma-design.rules.ts';
import { previewDiploma } from './authoring/diploma-preview.service.ts';
import {
  createCreatorDiploma,
  deleteCreatorDiploma,
  listCreatorDiplomas,
  readCreatorDiploma,
  updateCreatorDiploma,
} from './authoring/diplomas.service.ts';
import { toSheet } from './certificate-sheet.ts';
import { listDiplomas, requireOwnIssue, toDetail, verify } from './certificates.service.ts';
import { withDesign } from './design-sheet.ts';

export function certificatesHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMyDiplomas'
  | 'getMyDiploma'
  | 'downloadMyDiplomaPdf'
  | 'verifyDiploma'
  | 'listCreatorDiplomas'
  | 'createDiploma'
  | 'getCreatorDiploma'
  | 'updateDiploma'
  | 'deleteDiploma'
  | 'previewDiploma'
> {
  const { db, clock, pdf, publicUrl, academyName } = deps;
  const detail = async (userId: number, id: number, type: number) =>
    toDetail(await requireOwnIssue(db, userId, id, type), { now: clock.now(), publicUrl });
  return {
    listMyDiplomas: ({ caller, query }) => listDiplomas(db, clock.now(), caller.id, query),
    getMyDiploma: ({ caller, path, query }) => detail(caller.id, path.diplomaId, query.type),
    downloadMyDiplomaPdf: async ({ caller, path, query }) => {
      const issue = await requireOwnIssue(db, caller.id, path.diplomaId, query.type);
      const sheet = toSheet(toDetail(issue, { now: clock.now(), publicUrl }), academyName);
      return pdf.print(await withDesign(deps, sheet, issue.design as DiplomaDesign | null));
    },
    verifyDiploma: ({ path }) => verify(db, clock.now(), path.code),
    listCreatorDiplomas: ({ caller, query }) => listCreatorDiplomas(db, caller.id, query),
    createDiploma: ({ caller, body }) => createCreatorDiploma(deps, caller.id, body),
    getCreatorDiploma: ({ caller, path }) => readCreatorDiploma(deps, caller.id, path.diplomaId),
    updateDiploma: ({ caller, path, body }) =>
      updateCreatorDiploma(deps, { userId: caller.id, id: path.diplomaId }, body),
    deleteDiploma: ({ caller, path }) => deleteCreatorDiploma(deps, caller.id, path.diplomaId),
    previewDiploma: ({ caller, path, body }) =>
      previewDiploma(deps, { userId: caller.id, id: path.diplomaId }, body),
  };
}
