import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { attachment } from '../../providers/storage/storage.ts';
import { readStats } from '../account/stats.service.ts';
import { sendActivation } from './activation.service.ts';
import { exportAudit, readAudit } from './audit/audit.service.ts';
import { createUser } from './create-user.service.ts';
import { listUserLogs } from './logs.service.ts';
import { readManagedUser } from './managed-user.view.ts';
import { addUserNote, deleteUserNote, listUserNotes, requirePerson } from './notes.service.ts';
import { readOverview } from './overview.service.ts';
import { listUsers } from './people.service.ts';
import { updateUser } from './update-user.service.ts';

export function peopleHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getStaffOverview'
  | 'listAuditEntries'
  | 'exportAudit'
  | 'listUsers'
  | 'createUser'
  | 'getUser'
  | 'patchUser'
  | 'sendActivationEmail'
  | 'listUserNotes'
  | 'createUserNote'
  | 'deleteUserNote'
  | 'listUserLogs'
  | 'getUserStats'
> {
  const { db } = deps;
  return {
    getStaffOverview: ({ caller }) => readOverview(deps, caller),
    listAuditEntries: ({ query }) => readAudit(db, query),
    exportAudit: async ({ caller, query, reply }) => {
      const file = await exportAudit(deps, caller, query);
      reply.type('text/csv; charset=utf-8').header('content-disposition', attachment('audit.csv'));
      return file;
    },
    listUsers: ({ caller, query }) => listUsers(db, caller, query),
    createUser: ({ caller, body }) => createUser(deps, caller, body),
    getUser: ({ caller, path }) => readManagedUser(db, caller, path.id),
    patchUser: ({ caller, path, body }) =>
      updateUser(deps, { staff: caller, userId: path.id }, body),
    sendActivationEmail: ({ caller, path }) => sendActivation(deps, caller, path.id),
    listUserNotes: ({ caller, path, query }) =>
      listUserNotes(deps, { staff: caller, userId: path.id }, query),
    createUserNote: ({ caller, path, body }) =>
      addUserNote(deps, { staff: caller, userId: path.id }, body),
    deleteUserNote: ({ caller, path }) =>
      deleteUserNote(deps, { staff: caller, userId: path.id, noteId: path.noteId }),
    listUserLogs: ({ path, query }) => listUserLogs(db, path.id, query),
    getUserStats: async ({ path }) => {
      await requirePerson(db, path.id);
      return readStats(db, path.id);
    },
  };
}
