import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { downloadTerms, previewTerms } from './print-terms.service.ts';
import { rejectTerms } from './reject-terms.service.ts';
import { acceptTerms, readTerms } from './terms.service.ts';

export function termsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'getMyTerms' | 'acceptMyTerms' | 'rejectMyTerms' | 'previewMyTerms' | 'downloadMyTerms'
> {
  return {
    getMyTerms: ({ caller, path }) => readTerms(deps, { userId: caller.id, moduleId: path.id }),
    acceptMyTerms: ({ caller, path, body }) =>
      acceptTerms(deps, { userId: caller.id, moduleId: path.id }, body),
    rejectMyTerms: ({ caller, path, body }) =>
      rejectTerms(deps, { userId: caller.id, moduleId: path.id }, body),
    previewMyTerms: ({ caller, path, body }) =>
      previewTerms(deps, { userId: caller.id, moduleId: path.id }, body),
    downloadMyTerms: ({ caller, path }) =>
      downloadTerms(deps, { userId: caller.id, moduleId: path.id }),
  };
}
