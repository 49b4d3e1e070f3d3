import type { AccessRows } from '../access-row.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const awards = { who: 'manageAwards', shows: { admin: 'everybody' } } as const;
const ofAward = {
  ...awards,
  path: { awardId: own('learnersAward') },
  body: { version: seenState, reason: 'Decided' },
} as const;
const partners = { who: 'managePartners' } as const;
const ofPartner = { ...partners, path: { partnerId: own('managedPartner') } } as const;
const origins = ['https://cable-and-crew.example'];

/** What learners were given, and the other sites of the academy: admins alone decide. */
export const awardsAndPartners: AccessRows = {
  listAwards: awards,
  listAwardChoices: awards,
  createAward: {
    ...awards,
    body: {
      userId: fixed('learner'),
      diplomaId: fixed('managedDiploma'),
      moduleId: fixed('managedProduct'),
      reason: 'Won',
    },
  },
  renewAward: ofAward,
  revokeAward: { ...ofAward, last: true },
  listPartners: partners,
  createPartner: { ...partners, body: { name: 'Shop', origins, changeId: fixed('newId') } },
  putPartner: {
    ...ofPartner,
    body: { version: seenState, name: 'Shop', origins, productIds: [], theme: null },
  },
  addPartnerKey: { ...ofPartner, body: { version: seenState, reason: 'A second shop' } },
  revokePartnerKey: {
    ...partners,
    path: { partnerId: own('managedPartner'), key: fixed('managedKey') },
    body: { reason: 'The shop has closed' },
    last: true,
  },
};
