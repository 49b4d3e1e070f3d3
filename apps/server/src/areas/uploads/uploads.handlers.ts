import { UPLOAD_RULES } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { grantUpload } from './uploads.service.ts';

export function uploadsHandlers(
  deps: Deps,
): Pick<Handlers, 'createUploadParameters' | 'getUploadRules'> {
  return {
    createUploadParameters: ({ caller, body }) => grantUpload(deps, caller.id, body),
    getUploadRules: async ({ query }) => {
      const { extensions, maxSize, maxFiles } = UPLOAD_RULES[query.category];
      return { category: query.category, extensions: [...extensions], maxSize, maxFiles };
    },
  };
}
