import type { SaveQueueOptions, Schema, Stored } from '@uplink/api-client';
import { isContinuedLog } from '@uplink/api-client/domain';
import type { useUplink } from '@uplink/api-client/react';
import { keptLog } from './lab-run.rules.ts';

/** What a learner did in a lab. */
export type Entered = Pick<Schema<'SavedLabLog'>, 'log' | 'hints'>;

/** The log is one piece, with the hints that were opened. */
export const LOG = 'log';

interface RunOf {
  labId: number;
  /** The run on screen. */
  run: Schema<'LabRun'> | undefined;
  /** Told of the run that the server has when it refused a log. */
  onFetched: (run: Schema<'LabRun'>) => void;
}

/** How the log of a lab is saved, and read back for a conflict. */
export function labSaving(
  { api, session, unwrap }: ReturnType<typeof useUplink>,
  { labId, run, onFetched }: RunOf,
): SaveQueueOptions<Entered> {
  const params = { path: { id: labId } };
  return {
    name: `uplink.${session.getPerson()}.lab-run.${labId}`,
    save: (_, entered, { baseVersion, keepalive }) =>
      unwrap(
        api.PUT('/me/labs/{id}/run', {
          params,
          body: { ...entered, definitionVersion: run?.definitionVersion ?? 1, baseVersion },
          keepalive,
        }),
        { rethrow: true },
      ),
    async fetchStored() {
      const fetched = await unwrap(api.GET('/me/labs/{id}/run', { params }), { rethrow: true });
      onFetched(fetched);
      return storedLog(fetched).get(LOG);
    },
  };
}

export function storedLog(run: Schema<'LabRun'> | undefined): Map<string, Stored<Entered>> {
  if (!run?.answer) return new Map();
  const { log, hints, ...receipt } = run.answer;
  return new Map([[LOG, { value: { log, hints }, ...receipt }]]);
}

/** Whether a log can still be kept: another tab may have met a stage with other commands. */
export const canKeep = (log: string, run: Schema<'LabRun'>): boolean =>
  isContinuedLog(log, keptLog(run));
