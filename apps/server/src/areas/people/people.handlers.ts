import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readStats } from '../account/stats.service.ts';
import { sendCsv } from '../csv-reply.ts';
import { sendActivation } from './activation.service.ts';
import { exportAudit, readAudit } from './audit/audit.service.ts';
import { actOnUsers } from './bulk-users.service.ts';
import { changeContext, readUserContext } from './context.service.ts';
import { createUser } from './create-user.service.ts';
import { exportUsers } from './export-users.ts';
import { listUserLogs } from './logs.service.ts';
import { readManagedUser } from './managed-user.view.ts';
import { addUserNote, deleteUserNote, listUserNotes, requirePerson } from './notes.service.ts';
import { listOverviewEntries } from './overview/entries.service.ts';
import { readFigures } from './overview/figures.service.ts';
import { readOverview } from './overview/overview.service.ts';
import { countUsers, listUsers } from './people.service.ts';
import { updateUser } from './update-user.service.ts';
import { checkUpload, correctUpload } from './uploads/check-upload.service.ts';
import {
  changeUpload,
  exportLines,
  readLines,
  readUpload,
  readUploads,
} from './uploads/uploads.service.ts';
import { readView, readViewOutline, startView } from './views/views.service.ts';

export function peopleHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getStaffOverview'
  | 'getStaffFigures'
  | 'listOverviewEntries'
  | 'listAuditEntries'
  | 'exportAudit'
  | 'listUsers'
  | 'countUsers'
  | 'createUser'
  | 'exportUsers'
  | 'actOnUsers'
  | 'listUserUploads'
  | 'checkUserUpload'
  | 'getUserUpload'
  | 'patchUserUpload'
  | 'correctUserUpload'
  | 'listUserUploadLines'
  | 'exportUserUpload'
  | 'getUser'
  | 'patchUser'
  | 'sendActivationEmail'
  | 'listUserNotes'
  | 'createUserNote'
  | 'deleteUserNote'
  | 'listUserLogs'
  | 'getUserContext'
  | 'patchUserContext'
  | 'startUserView'
  | 'getUserView'
  | 'getUserViewOutline'
  | 'getUserStats'
> {
  const { db } = deps;
  return {
    getStaffOverview: ({ caller }) => readOverview(deps, caller),
    getStaffFigures: ({ caller, query }) => readFigures(deps, caller, query.days),
    listOverviewEntries: ({ caller, query }) => listOverviewEntries(deps, caller, query),
    listAuditEntries: ({ query }) => readAudit(db, query),
    exportAudit: async ({ caller, query, reply }) => {
      const file = await exportAudit(deps, caller, query);
      return sendCsv(reply, 'audit.csv', file);
    },
    listUsers: ({ caller, query }) => listUsers(db, caller, query),
    countUsers: () => countUsers(deps),
    createUser: ({ caller, body }) => createUser(deps, caller, body),
    exportUsers: async ({ caller, query, reply }) =>
      sendCsv(reply, 'users.csv', await exportUsers(deps, caller, query)),
    actOnUsers: ({ caller, body }) => actOnUsers(deps, caller, body),
    listUserUploads: ({ caller }) => readUploads(db, caller),
    checkUserUpload: ({ caller, body }) => checkUpload(deps, caller, body),
    getUserUpload: ({ caller, path }) => readUpload(db, caller, path.id),
    patchUserUpload: ({ caller, path, body }) =>
      changeUpload(deps, { staff: caller, id: path.id }, body),
    correctUserUpload: ({ caller, path, body }) =>
      correctUpload(deps, { staff: caller, id: path.id }, body),
    listUserUploadLines: ({ caller, path, query }) =>
      readLines(db, { staff: caller, id: path.id }, query),
    exportUserUpload: async ({ caller, path, query, reply }) => {
      const file = await exportLines(db, { staff: caller, id: path.id }, query.outcome);
      return sendCsv(reply, 'users.csv', file);
    },
    getUser: ({ caller, path }) => readManagedUser(deps, caller, path.id),
    patchUser: ({ caller, path, body }) =>
      updateUser(deps, { staff: caller, userId: path.id }, body),
    sendActivationEmail: ({ caller, path }) => sendActivation(deps, caller, path.id),
    listUserNotes: ({ caller, path, query }) =>
      listUserNotes(deps, { staff: caller, userId: path.id }, query),
    createUserNote: ({ caller, path, body }) =>
      addUserNote(deps, { staff: caller, userId: path.id }, body),
    deleteUserNote: ({ caller, path: { id: userId, noteId }, body }) =>
      deleteUserNote(deps, { staff: caller, userId }, { noteId, ...body }),
    listUserLogs: ({ path, query }) => listUserLogs(db, path.id, query),
    getUserContext: ({ path }) => readUserContext(db, path.id),
    patchUserContext: ({ caller, path, body }) =>
      changeContext(deps, { staff: caller, userId: path.id }, body),
    startUserView: ({ caller, path, body }) =>
      startView(deps, { staff: caller, userId: path.id }, body.reason),
    getUserView: ({ caller, path }) =>
      readView(deps, { staff: caller, userId: path.id, viewId: path.viewId }),
    getUserViewOutline: ({ caller, path }) =>
      readViewOutline(deps, { staff: caller, userId: path.id, viewId: path.viewId }, path.moduleId),
    getUserStats: async ({ path }) => {
      await requirePerson(db, path.id);
      return readStats(db, path.id);
    },
  };
}
