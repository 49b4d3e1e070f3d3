import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { deleteOwnAccount, keepAccount, readDeletion } from './deletion.service.ts';
import { acceptDocuments } from './documents.service.ts';
import { linkToExport, readExport, startExport } from './exports.service.ts';
import { deleteUser, keepUser, readUserDeletion } from './management.service.ts';

export function privacyHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyDataExport'
  | 'startDataExport'
  | 'downloadDataExport'
  | 'getMyDeletion'
  | 'deleteMyAccount'
  | 'keepMyAccount'
  | 'acceptDocuments'
  | 'getUserDeletion'
  | 'deleteUser'
  | 'keepUser'
> {
  return {
    getMyDataExport: ({ caller }) => readExport(deps, caller),
    startDataExport: ({ caller }) => startExport(deps, caller),
    downloadDataExport: ({ caller }) => linkToExport(deps, caller),
    getMyDeletion: ({ caller }) => readDeletion(deps.db, caller.id),
    deleteMyAccount: ({ caller, body }) => deleteOwnAccount(deps, caller, body.email),
    keepMyAccount: ({ caller }) => keepAccount(deps, caller.id),
    acceptDocuments: ({ caller, body }) => acceptDocuments(deps, caller.id, body),
    getUserDeletion: ({ caller, path }) =>
      readUserDeletion(deps, { staff: caller, userId: path.id }),
    deleteUser: ({ caller, path, body }) =>
      deleteUser(deps, { staff: caller, userId: path.id }, body),
    keepUser: ({ caller, path, body }) => keepUser(deps, { staff: caller, userId: path.id }, body),
  };
}
