import type { AccessRow, AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

const inParts: AccessRow = { who: 'signedIn', path: { id: own('uploadInParts') } };

export const uploads: AccessRows = {
  createUploadParameters: {
    who: 'signedIn',
    body: {
      resource: 'homework',
      resourceId: own('homework'),
      fileName: 'work.pdf',
      size: 100,
    },
  },
  createUploadInParts: {
    who: 'signedIn',
    body: {
      upload: {
        resource: 'homework',
        resourceId: own('homework'),
        fileName: 'work.pdf',
        size: 100,
      },
      lastModified: 1,
    },
  },
  createPartParameters: { ...inParts, path: { ...inParts.path, number: '1' } },
  joinUploadInParts: { who: 'signedIn', path: { id: own('wholeUpload') } },
  deleteUploadInParts: { ...inParts, last: true },
  getUploadRules: { who: 'signedIn', query: { category: 'homework' } },
};
