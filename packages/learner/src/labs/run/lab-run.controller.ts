import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { labRunQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import {
  type Checked,
  definitionOf,
  drawnOf,
  type Engine,
  engineOf,
  gradeOf,
  type OpenedHints,
  useEngine,
} from '@uplink/kit/exercises';
import { type Saving, savingOf, useSaveQueue } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect, useMemo, useState } from 'react';
import { labRunMessages } from './lab-run.messages.ts';
import { endOf, hintsOf, isDone, shownStage, withHints } from './lab-run.rules.ts';
import { canKeep, type Entered, LOG, labSaving, storedLog } from './lab-saving.queries.ts';

export interface LabRunReady {
  status: 'ready';
  run: Schema<'LabRun'>;
  /** The place of the stage on screen. */
  at: number;
  log: string;
  onLog: (log: string) => void;
  /** The hints that are open in the stage on screen. */
  hints: OpenedHints;
  onHints: (hints: OpenedHints) => void;
  engine: Engine | undefined;
  /** The last check of the stage on screen. */
  checked: Checked | undefined;
  /** What happened since: a stage was met, here or elsewhere. */
  notice: string | undefined;
  isChecking: boolean;
  checkError: string | undefined;
  onCheck: () => void;
  saving: Saving;
}

/** Loads a lab in stages, saves its log, and has the server check the open stage. */
export function useLabRun(labId: number): NotReady | LabRunReady {
  const messages = useMessages(labRunMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = labRunQuery(client, labId);
  const query = useHeldQuery(options);
  const run = query.data;
  const asked = run?.stages[shownStage(run.stages)]?.exercise;
  const engine = useEngine(asked ? definitionOf(asked) : undefined);
  const [notice, setNotice] = useState<string>();
  const keep = (next: Schema<'LabRun'>) => queries.setQueryData(options.queryKey, next);
  const queue = useSaveQueue<Entered>(labSaving(client, { labId, run, onFetched: keep }), {
    stored: useMemo(() => storedLog(run), [run]),
  });
  const entry = queue.entries.get(LOG);
  const isBehind =
    entry?.state === 'conflict' && run !== undefined && !canKeep(entry.value.log, run);
  useEffect(() => {
    if (!isBehind) return;
    queue.resolve(LOG, 'theirs');
    setNotice(messages.wentOn);
  }, [isBehind, queue, messages]);

  const check = useMutation({
    mutationFn: async ({ before, ...typed }: { before: Schema<'LabRun'>; log: string }) => {
      const at = shownStage(before.stages);
      const { exercise } = before.stages[at] ?? {};
      const part = exercise && engineOf(definitionOf(exercise));
      await part?.load();
      if ((await queue.settle()) === 'conflict') throw new Error(messages.chooseFirst);
      const saved = queue.getSnapshot().get(LOG);
      const log = saved?.value.log ?? typed.log;
      const grade = exercise && part?.get()?.grade(drawnOf(exercise), { texts: { log } });
      const body: Schema<'LabCheckInput'> = {
        log,
        definitionVersion: before.definitionVersion,
        baseVersion: saved?.version,
        stage: at + 1,
        seen: grade?.goals.map(({ goal, verdict }) => ({ goal, verdict })) ?? [],
      };
      const params = { path: { id: labId } };
      return queue.holdWhile(() =>
        client.unwrap(client.api.POST('/me/labs/{id}/run/check', { params, body }), {
          rethrow: true,
        }),
      );
    },
    onSuccess: (after, { before }) => {
      keep(after);
      const next = after.stages[shownStage(after.stages)];
      const isNext = shownStage(after.stages) > shownStage(before.stages);
      setNotice(isNext && next ? messages.nextOpen(next.title) : undefined);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: options.queryKey });
    },
  });

  if (!run) return notReady(query);
  const at = shownStage(run.stages);
  const entered = entry?.value ?? run.answer ?? { log: '', hints: {} };
  const { log, hints } = entered;
  const set = (part: Partial<Entered>) => queue.set(LOG, { log, hints, ...part });
  return {
    status: 'ready',
    run,
    at,
    log,
    onLog: (next) => set({ log: next }),
    hints: hintsOf(hints, at),
    onHints: (opened) => set({ hints: withHints(hints, at, opened) }),
    engine,
    checked: checkedOf(run, at),
    notice: isDone(run.stages) ? undefined : notice,
    isChecking: check.isPending,
    checkError: check.error?.message,
    onCheck: () => check.mutate({ before: run, log }),
    saving: savingOf(queue, messages.noun, (_, mine, theirs) => ({
      label: messages.log,
      mine: endOf(mine.log),
      theirs: endOf(theirs.log),
    })),
  };
}

function checkedOf({ stages, answer }: Schema<'LabRun'>, at: number): Checked | undefined {
  const graded = stages[at]?.graded;
  if (!graded || !answer) return undefined;
  return { texts: { log: answer.log }, grade: gradeOf(graded), at: graded.gradedAt };
}
