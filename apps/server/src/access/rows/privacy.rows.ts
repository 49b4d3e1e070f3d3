import type { AccessRows } from '../access-row.ts';
import { own, seenState } from '../object-ref.ts';

const signedIn = { who: 'signedIn' } as const;
/** No one decides here on their own account. */
const onOthers = {
  who: 'deleteUser',
  path: { id: own('learner') },
  others: { learner: { own: 403 } },
} as const;
/** The address of no account: what a good answer does is shown by its own tests. */
const email = 'no-account@example.org';

/** The copy of one's data, and the deletion of accounts. */
export const privacy: AccessRows = {
  getMyDataExport: signedIn,
  startDataExport: signedIn,
  // There is no copy until a job made it.
  downloadDataExport: { who: 'signedIn', own: 404, needsMore: true },
  getMyDeletion: { who: 'signedIn', frozen: true },
  deleteMyAccount: { who: 'signedIn', frozen: true, body: { email }, own: 422, needsMore: true },
  keepMyAccount: { who: 'signedIn', frozen: true },
  acceptDocuments: {
    who: 'signedIn',
    frozen: true,
    body: { accepted: [{ document: 'privacy', version: 1 }] },
  },
  getUserDeletion: onOthers,
  deleteUser: {
    ...onOthers,
    body: { version: seenState, email, reason: 'Asked for by letter' },
    own: 422,
    needsMore: true,
  },
  keepUser: { ...onOthers, body: { reason: 'Asked by phone' } },
};
