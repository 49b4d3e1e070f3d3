import { randomUUID } from 'node:crypto';
import type { StagedLab } from '@uplink/net/exercise';
import { createLab, type LabForm } from '../../areas/labs/authoring/lab.service.ts';
import { publishStages, requireStagedLab } from '../../areas/labs/authoring/staged-lab.ts';
import { setChildren } from '../../areas/products/authoring/product.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

export type TestLabForm = Partial<LabForm> & {
  /** What a bundle of labs holds. */
  holds?: Product[];
  /** Makes it run in the academy. */
  stages?: StagedLab;
};

/** A published lab that these products open. */
export async function addLab(
  { db, userId }: TestApp,
  products: Product[],
  { holds = [], stages, ...form }: TestLabForm = {},
): Promise<Product> {
  const uniqueName = form.uniqueName ?? `lab-${randomUUID().slice(0, 8)}`;
  const name = form.name ?? `Lab ${uniqueName}`;
  const id = await createLab(
    db,
    {
      description: '',
      about: '',
      level: 1,
      type: 1,
      vendor: 'Rackwire',
      vendorId: uniqueName,
      numberOfLabs: 1,
      numberOfQuestions: 0,
      ownerId: form.ownerId ?? (await userId('admin')),
      ...form,
      name,
      uniqueName,
    },
    products.map((product) => product.id),
  );
  const held = holds.map((lab) => lab.id);
  if (held.length > 0) await setChildren(db, id, held);
  if (stages) await publishStages(db, id, requireStagedLab(stages));
  return { id, name, uniqueName };
}
