import { UPLOAD_RULES } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { createJoins } from './joins.ts';
import { beginUpload, giveUpUpload, grantPart } from './parts.service.ts';
import { grantUpload } from './uploads.service.ts';

export function uploadsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'createUploadParameters'
  | 'getUploadRules'
  | 'createUploadInParts'
  | 'createPartParameters'
  | 'joinUploadInParts'
  | 'deleteUploadInParts'
> {
  const join = createJoins(deps);
  return {
    createUploadParameters: ({ caller, body }) => grantUpload(deps, caller.id, body),
    createUploadInParts: ({ caller, body }) => beginUpload(deps, caller.id, body),
    createPartParameters: ({ caller, path }) => grantPart(deps, caller.id, path),
    joinUploadInParts: ({ caller, path }) => join(caller.id, path.id),
    deleteUploadInParts: ({ caller, path }) => giveUpUpload(deps, caller.id, path.id),
    getUploadRules: async ({ query }) => {
      const { extensions, maxSize, maxFiles } = UPLOAD_RULES[query.category];
      return { category: query.category, extensions: [...extensions], maxSize, maxFiles };
    },
  };
}
