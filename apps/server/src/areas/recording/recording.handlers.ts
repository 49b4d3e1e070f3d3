import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { keepRecording } from './recording.service.ts';

export function recordingHandlers(deps: Deps): Pick<Handlers, 'recordSession'> {
  return {
    recordSession: ({ caller, path, body, request }) =>
      keepRecording(deps, caller, { ...path, ...body }, (error) =>
        request.log.warn({ err: error, reqId: request.id }, 'a part of a recording was dropped'),
      ),
  };
}
