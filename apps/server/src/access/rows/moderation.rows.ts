import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

/** Reports of what people wrote, and what staff decide on it. */
export const moderation: AccessRows = {
  // Anyone who may read a text may report it once: its own tests show that.
  reportContent: {
    who: 'signedIn',
    body: { kind: 'message', contentId: 999_999_999, reason: 'spam', text: '' },
    own: 404,
    needsMore: true,
  },
  listMyModeration: { who: 'signedIn' },
  appealDecision: {
    who: 'signedIn',
    path: { caseId: own('ownCase') },
    body: { text: 'It was documentation.' },
  },
  listModerationCases: { who: 'readModeration' },
  getModerationCase: { who: 'readModeration', path: { caseId: own('managedCase') } },
  decideOnModerationCase: {
    who: 'readModeration',
    path: { caseId: own('managedCase') },
    body: { action: 'keep', version: 1, reason: '' },
  },
};
