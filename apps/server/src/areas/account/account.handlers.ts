import {
  email as emailRule,
  firstError,
  phone as phoneRule,
  required,
} from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { gone, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { confirmEmail } from '../../providers/identity/confirmation/confirmation.service.ts';
import { countOpenHomeworks } from '../homeworks/homework-lists.repository.ts';
import {
  readContext,
  readMe,
  readProfile,
  searchPeople,
  updateContext,
  updateProfile,
} from './account.service.ts';
import { readDraft, saveDraft } from './drafts.service.ts';
import { buildMenu } from './menu.service.ts';

export function accountHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMe'
  | 'updateMe'
  | 'getMyContext'
  | 'updateMyContext'
  | 'getMyProfile'
  | 'getMyMenu'
  | 'getMyDraft'
  | 'saveMyDraft'
  | 'searchUsers'
  | 'validateEmail'
  | 'validatePhone'
  | 'confirmEmail'
> {
  const { db, clock, config } = deps;
  return {
    getMe: ({ caller }) => readMe(db, caller.id),
    updateMe: ({ caller, body }) => updateProfile(db, caller.id, body),
    getMyContext: ({ caller }) => readContext(db, caller.id),
    updateMyContext: ({ caller, body }) => updateContext(db, caller.id, body),
    getMyProfile: ({ caller }) => readProfile(db, caller.id),
    getMyMenu: async ({ caller }) =>
      buildMenu(caller, {
        openHomeworks: await countOpenHomeworks(db, caller.id),
        supportEmail: config.supportEmail,
      }),
    getMyDraft: ({ caller, path }) => readDraft(db, caller.id, path.key),
    saveMyDraft: ({ caller, path, body }) => saveDraft(db, clock, caller.id, path.key, body),
    searchUsers: ({ query }) => searchPeople(db, query.name),
    validateEmail: async ({ body }) => {
      const fault = firstError(body.email, [required, emailRule]);
      if (fault) throw unprocessable(fault, { email: fault });
    },
    validatePhone: async ({ body }) => {
      const fault = firstError(body.phone, [required, phoneRule]);
      if (fault) throw unprocessable(fault, { phone: fault });
    },
    confirmEmail: async ({ path }) => {
      const result = await confirmEmail(deps, path.code);
      if (result === 'unknown')
        throw notFound('This link does not work. Ask for a new one when you sign in.');
      if (result === 'expired') throw gone('This link has expired. Sign in to get a new one.');
    },
  };
}
