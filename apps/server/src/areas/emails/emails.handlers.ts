import { mailBody } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  listCreatorEmails,
  previewCreatorEmail,
  readCreatorEmails,
  saveCreatorEmails,
  sendTestEmail,
} from './emails.service.ts';

export function emailsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listCreatorEmails'
  | 'getCreatorEmails'
  | 'saveCreatorEmails'
  | 'previewCreatorEmail'
  | 'sendTestEmail'
> {
  const { db } = deps;
  return {
    listCreatorEmails: ({ caller, query }) => listCreatorEmails(db, caller.id, query),
    getCreatorEmails: ({ caller, path }) => readCreatorEmails(db, caller, path.moduleId),
    saveCreatorEmails: ({ caller, path, body }) =>
      saveCreatorEmails(deps, { person: caller, moduleId: path.moduleId }, body),
    previewCreatorEmail: async ({ caller, path, body }) => {
      const key = { person: caller, moduleId: path.moduleId };
      const { subject, text } = await previewCreatorEmail(deps, key, body);
      return { subject, text, html: mailBody({ subject, text }) };
    },
    sendTestEmail: ({ caller, path, body }) =>
      sendTestEmail(deps, { person: caller, moduleId: path.moduleId }, body),
  };
}
