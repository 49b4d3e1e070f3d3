import type { Settings } from './setting.types.ts';

export const storageSettings = {
  S3_BUCKET: {
    about: 'Bucket for uploads.',
    otherwise: 'files in `DATA_DIR`',
    isRequired: true,
  },
  S3_REGION: { about: 'Its region.', fallback: 'eu-central-1' },
  S3_ENDPOINT: {
    about: 'Address of a storage that speaks S3.',
    otherwise: "AWS's own",
  },
  AWS_ACCESS_KEY_ID: {
    about: 'Key of the storage.',
    otherwise: 'the role of the machine',
    isOfLibrary: true,
  },
  AWS_SECRET_ACCESS_KEY: {
    about: 'Secret of that key.',
    isOfLibrary: true,
  },
  UPLOAD_OPEN_BYTES: {
    about: 'Bytes of one person that are granted and not yet handed in.',
    fallback: '26843545600',
  },
  UPLOAD_STORED_BYTES: {
    about: 'Bytes of all files of one person.',
    fallback: '107374182400',
  },
  DISK_RESERVE_MB: {
    about: 'With less free on the disk of `DATA_DIR`, nothing that writes is accepted.',
    fallback: '32',
  },
} as const satisfies Settings;
