import type { DoorRow } from '../door-row.ts';

const always = (status: number): DoorRow['owner'] => ({
  blocked: status,
  inactive: status,
  deleted: status,
  frozen: status,
});

/** What is opened by a key in its address. The keys are made in `door-keys.fixture.ts`. */
export const doors: Record<string, DoorRow> = {
  /**
   * As at S3, the storage knows no accounts: what was signed holds for its hours. What is stored so is
   * no one's until a call attaches it, and is swept if none does.
   */
  uploadForm: {
    own: 201,
    keys: {
      'with the key of another': 403,
      'with the signature of another': 403,
      'with a policy that says more': 403,
      'without a signature': 403,
      'that is over': 403,
    },
    owner: always(201),
    withToken: 400,
  },
  /** Valid for five minutes. The call that creates it checks access to the file. */
  download: {
    own: 200,
    keys: {
      'for the file of another': 403,
      'with the token of another': 403,
      'under another name': 403,
      'with a longer end': 403,
      'without a token': 403,
      'with two tokens': 403,
      'that is over': 403,
      'of a file that is gone': 404,
    },
    owner: always(200),
  },
  /** Shown with the posts of its owner, which stay when the account is closed. */
  photo: {
    own: 200,
    keys: { 'worn formerly': 404, 'of a file of work': 404, 'that never was': 404 },
    owner: { ...always(200), deleted: 404 },
  },
  calendar: {
    own: 200,
    keys: {
      'of before it was closed': 404,
      'with the number of another': 404,
      'cut short': 404,
      'with a number beyond all': 404,
      'of no number': 404,
    },
    owner: always(404),
  },
  /** A certificate is the word of the academy: it holds whatever becomes of the account. */
  verification: {
    own: 200,
    keys: { 'that never was': 404, 'that is no code': 404 },
    owner: always(200),
  },
  labTicket: {
    own: 200,
    keys: {
      'with the signature of another': 410,
      'without a signature': 410,
      'twice in one address': 410,
      'that is over': 410,
    },
    owner: always(200),
  },
  /** It proves an address: the account that it belongs to may be shut and stays so. */
  resetPage: {
    own: 200,
    keys: {
      'made to confirm': 404,
      'that never was': 404,
      'twice in one address': 404,
      'used before': 410,
      'that is over': 410,
    },
    owner: { ...always(200), deleted: 404 },
  },
  confirmPage: {
    own: 200,
    keys: {
      'made to reset': 404,
      'that never was': 404,
      'twice in one address': 404,
      'used before': 410,
      'that is over': 410,
    },
    owner: { ...always(200), deleted: 404 },
  },
  /** Confirms nothing on its own: the browser that signed up must also send its cookie. */
  confirmation: {
    own: 409,
    keys: { 'made to reset': 404, 'that never was': 404, 'that is over': 410 },
    owner: { ...always(409), deleted: 404 },
  },
};
