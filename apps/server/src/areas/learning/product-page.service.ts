import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import type { VaultDeps } from '../../vault/vault.ts';
import { selectIntroPage } from '../catalog/intro-page.service.ts';
import { readDetails } from './module-details.service.ts';
import { listMyModules, listProductResources, readOverview } from './my-modules.service.ts';
import { readOutline } from './outline.service.ts';

const withOutline: readonly number[] = [ModuleType.course, ModuleType.project];

/** All that the page of a product shows first: found by its number, each part would be a call after another. */
export async function readProductPage(
  deps: VaultDeps & Pick<Deps, 'clock'>,
  userId: number,
  address: { type: number; uniqueName: string },
): Promise<Schema<'ProductPage'>> {
  const { db } = deps;
  const [module] = await listMyModules(db, userId, address);
  if (!module) throw notFound('This product does not exist.');
  const { id, type, status } = module;
  const isLearning = status === ModuleStatus.learning && type !== ModuleType.labs;
  const [details, introPage, resources, overview, outline] = await Promise.all([
    readDetails(deps, userId, id),
    selectIntroPage(db, id),
    listProductResources(db, module),
    isLearning ? readOverview(db, userId, id) : null,
    withOutline.includes(type) ? readOutline(db, userId, id) : null,
  ]);
  return { details, introPage, resources, overview, outline };
}
