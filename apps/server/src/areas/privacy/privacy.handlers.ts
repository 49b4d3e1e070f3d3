import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { linkToExport, readExport, startExport } from './exports.service.ts';

export function privacyHandlers(
  deps: Deps,
): Pick<Handlers, 'getMyDataExport' | 'startDataExport' | 'downloadDataExport'> {
  return {
    getMyDataExport: ({ caller }) => readExport(deps, caller),
    startDataExport: ({ caller }) => startExport(deps, caller),
    downloadDataExport: ({ caller }) => linkToExport(deps, caller),
  };
}
