import type { Schema } from '@uplink/api-client';

export const diplomaFixture: Schema<'Diploma'> = {
  id: 2,
  type: 1,
  name: 'Certificate of course completion',
  moduleName: 'VLANs and Switching Foundations',
  image: null,
  referenceNumber: 'UA-C-1000',
  issuedAt: '2026-03-09T18:04:00.000Z',
  expiresAt: '2029-03-09T18:04:00.000Z',
  status: 'valid',
};

export const detailFixture: Schema<'DiplomaDetail'> = {
  ...diplomaFixture,
  recipient: 'Maya Okafor',
  body: 'This certifies that Maya Okafor has finished every lesson, quiz and homework of the course below.',
  signatures: [
    { name: 'Daniel Reyes', jobTitle: 'Lead mentor' },
    { name: 'Priya Nair', jobTitle: 'Course author' },
  ],
  verificationUrl: 'https://academy.example.org/verify/7ZK3M9QXW2R4T8VB',
};

const { id: _id, image: _image, ...said } = diplomaFixture;
export const verificationFixture: Schema<'Verification'> = { ...said, recipient: 'Maya Okafor' };
