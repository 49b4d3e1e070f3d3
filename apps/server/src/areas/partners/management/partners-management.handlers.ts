import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import { addPartnerKey, revokePartnerKey } from './partner-keys.service.ts';
import { createPartner, listPartners, putPartner } from './partners-management.service.ts';

export function partnersManagementHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'listPartners' | 'createPartner' | 'putPartner' | 'addPartnerKey' | 'revokePartnerKey'
> {
  return {
    listPartners: ({ query }) => listPartners(deps.db, query),
    createPartner: ({ caller, body }) => createPartner(deps, caller, body),
    putPartner: ({ caller, path, body }) =>
      putPartner(deps, { staff: caller, partnerId: path.partnerId }, body),
    addPartnerKey: ({ caller, path, body }) =>
      addPartnerKey(deps, { staff: caller, partnerId: path.partnerId }, body),
    revokePartnerKey: ({ caller, path: { partnerId, key }, body }) =>
      revokePartnerKey(deps, { staff: caller, partnerId }, { key, ...body }),
  };
}
