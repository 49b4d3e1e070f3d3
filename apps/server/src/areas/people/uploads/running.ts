import { dataFault } from '../../../db/data-fault.ts';
import type { Deps } from '../../../deps.ts';
import type { OnFault } from '../../../jobs/attempt.ts';
import { Refusal } from '../../../plugins/errors/errors.ts';

export type RunDeps = Pick<
  Deps,
  'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName' | 'config'
> & { onFault: OnFault };

/** An upload that was started, and who started it. */
export interface Running {
  id: number;
  userId: number;
  fileName: string;
  sendsActivation: boolean;
  assignsCohort: boolean;
  updatesKnown: boolean;
  email: string;
  isOpen: boolean;
  roles: string[];
}

export const notAdded = 'This line could not be added. Upload it again.';

/** What to say of a line that can't be done; an error that may not come back is thrown, so that the line is tried again. */
export function failureOf(error: unknown, { onFault }: RunDeps, what: string): string {
  if (error instanceof Refusal) return error.message;
  if (dataFault(error) === undefined) throw error;
  onFault(error, what);
  return notAdded;
}

export const faultOf = (message: string) =>
  JSON.stringify([{ column: null, at: null, value: '', message }]);
