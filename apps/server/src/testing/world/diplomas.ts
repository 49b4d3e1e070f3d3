import {
  createDiploma,
  type DiplomaForm,
} from '../../areas/certificates/authoring/diploma.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

/** What products give to those who finish them from now on: a certificate for life. */
export async function addDiploma(
  { db, userId }: TestApp,
  products: Product[],
  form: Partial<DiplomaForm> = {},
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await createDiploma(
    db,
    {
      type: 1,
      name: 'Certificate',
      body: 'This certifies that {{studentName}} has finished {{moduleName}}.',
      referencePrefix: 'T-',
      referenceStartNumber: 1000,
      expiryYears: 0,
      signatures: [{ name: 'Robin Vega', jobTitle: 'Mentor' }],
      ownerId: form.ownerId ?? (await userId('admin')),
      ...form,
    },
    ids,
  );
}
