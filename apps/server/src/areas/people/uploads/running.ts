import type { Deps } from '../../../deps.ts';

export type RunDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName' | 'config'>;

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

export const faultOf = (message: string) =>
  JSON.stringify([{ column: null, at: null, value: '', message }]);
