import type { AccessRows } from '../access-row.ts';

const signedIn = { who: 'signedIn' } as const;

/** The copy of one's data. */
export const privacy: AccessRows = {
  getMyDataExport: signedIn,
  startDataExport: signedIn,
  // There is no copy until a job made it.
  downloadDataExport: { who: 'signedIn', own: 404, needsMore: true },
};
