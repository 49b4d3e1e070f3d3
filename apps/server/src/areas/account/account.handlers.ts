import { email as emailRule, firstError, required } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { gone, notFound, Refusal, unprocessable } from '../../plugins/errors/errors.ts';
import { confirmEmailChange } from '../../providers/identity/change/change-email.service.ts';
import { confirmEmail } from '../../providers/identity/confirmation/confirmation.service.ts';
import { readSignUpBrowser } from '../../providers/identity/confirmation/sign-up-browser.ts';
import { listAchievements } from '../certificates/achievements.service.ts';
import { readContext, readMe, updateContext } from './account.service.ts';
import { updateEmail, updatePassword } from './credentials.service.ts';
import { readDraft, saveDraft } from './drafts.service.ts';
import { readMenu } from './menu.service.ts';
import { searchPeople } from './people.service.ts';
import { readPhone } from './phone.ts';
import { readProfile, updateProfile } from './profile.service.ts';
import { readStart } from './start.service.ts';
import { readStats } from './stats.service.ts';

export function accountHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMe'
  | 'updateMe'
  | 'getMyStart'
  | 'getMyContext'
  | 'updateMyContext'
  | 'getMyProfile'
  | 'getMyStats'
  | 'listMyAchievements'
  | 'updateMyEmail'
  | 'updateMyPassword'
  | 'suggestCompanies'
  | 'getMyMenu'
  | 'getMyDraft'
  | 'saveMyDraft'
  | 'searchUsers'
  | 'validateEmail'
  | 'validatePhone'
  | 'confirmEmail'
> {
  const { db, clock, config, companies } = deps;
  return {
    getMe: ({ caller }) => readMe(db, caller.id),
    updateMe: ({ caller, body }) => updateProfile(deps, caller, body),
    getMyStart: ({ caller }) => readStart(deps, caller),
    getMyContext: ({ caller }) => readContext(db, caller.id),
    updateMyContext: ({ caller, body }) => updateContext(db, caller.id, body),
    getMyProfile: ({ caller }) => readProfile(deps, caller),
    getMyStats: ({ caller }) => readStats(db, caller.id),
    listMyAchievements: ({ caller, query }) =>
      listAchievements(db, caller.id, query, { publicUrl: config.publicUrl, now: clock.now() }),
    updateMyEmail: ({ caller, body }) => updateEmail(deps, caller, body.email),
    updateMyPassword: ({ caller, body }) => updatePassword(deps, caller, body.password),
    suggestCompanies: ({ query }) => companies.suggest(query.query.trim()),
    getMyMenu: ({ caller }) => readMenu(db, caller, config.supportEmail),
    getMyDraft: ({ caller, path }) => readDraft(db, caller.id, path.key),
    saveMyDraft: ({ caller, path, body }) => saveDraft(deps, caller.id, path.key, body),
    searchUsers: ({ query }) => searchPeople(db, query.name),
    validateEmail: async ({ body }) => {
      const fault = firstError(body.email, [required, emailRule]);
      if (fault) throw unprocessable(fault, { email: fault });
    },
    validatePhone: async ({ body }) => {
      const phone = await readPhone(body.phone);
      if ('fault' in phone) throw unprocessable(phone.fault, { phone: phone.fault });
    },
    confirmEmail: async ({ path, request }) => {
      const first = await confirmEmail(deps, path.code, readSignUpBrowser(request));
      const result = first === 'unknown' ? await confirmEmailChange(deps, path.code) : first;
      if (result === 'unknown') throw notFound("This link doesn't work. Sign in to get a new one.");
      if (result === 'expired') throw gone('This link has expired. Sign in to get a new one.');
      if (result === 'passwordNeeded')
        throw new Refusal(409, 'passwordNeeded', 'Choose a password to confirm this address.');
    },
  };
}
