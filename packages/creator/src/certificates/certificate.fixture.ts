import type { Schema } from '@uplink/api-client';
import { certificatesMessages } from './certificates.messages.ts';
import { newDiploma } from './diploma-form.rules.ts';

export const diplomaFixture: Schema<'CreatorDiploma'> = {
  id: 4,
  version: 2,
  updatedAt: '2026-03-22T09:00:00.000Z',
  issuedCount: 418,
  nextReference: 'UA-2026-00419',
  form: {
    ...newDiploma(
      { type: 1, name: 'OSPF in Practice', referencePrefix: 'UA-2026-' },
      certificatesMessages,
    ),
    leftSignature: { image: null, name: 'Ilse van Dijk', jobTitle: 'Lead mentor, routing' },
  },
  images: [],
  products: [{ id: 3, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 }],
};

export const diplomaPageFixture: Schema<'CreatorDiplomaPage'> = {
  data: [
    {
      id: 4,
      type: 1,
      name: 'OSPF in Practice',
      referencePrefix: 'UA-2026-',
      expiryDate: 0,
      issuedCount: 418,
      updatedAt: '2026-03-22T09:00:00.000Z',
      products: diplomaFixture.products,
    },
  ],
  paging: { pageSize: 8, total: 1, next: null, previous: null },
};
