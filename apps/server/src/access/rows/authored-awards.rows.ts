import type { AccessRows } from '../access-row.ts';
import { own, seenState } from '../object-ref.ts';
import { authors } from './products.rows.ts';

const form = {
  name: 'Certificate',
  type: 1,
  body: 'For {{studentName}}',
  referencePrefix: 'access-',
  referenceStartNumber: 1,
  expiryDate: 0,
  headerImage: null,
  backgroundImage: null,
  logoImage: null,
  thumbnailImage: null,
  borderColor: '#1F47D6',
  signature: null,
  leftSignature: null,
  rightSignature: null,
  leftLogo: null,
  middleLogo: null,
  rightLogo: null,
  label: null,
  title: null,
  topImage: null,
  leftImage: null,
  bottomImage: null,
  moduleIds: [],
} as const;
const ofDiploma = { ...authors, path: { diplomaId: own('authoredDiploma') } };

/** Certificates and awards: each author reaches their own. */
export const authoredAwards: AccessRows = {
  listCreatorDiplomas: authors,
  createDiploma: { ...authors, body: form },
  getCreatorDiploma: ofDiploma,
  updateDiploma: { ...ofDiploma, body: { version: seenState, form } },
  previewDiploma: { ...ofDiploma, body: { studentName: 'Maya Okafor' } },
  deleteDiploma: { ...ofDiploma, last: true },
};
