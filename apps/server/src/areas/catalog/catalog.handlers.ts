import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { readWholeModule } from '../learning/module-details.service.ts';
import { findParent, listChildren, listModules, readModule } from './catalog.service.ts';
import { readIntroPage } from './intro-page.service.ts';

export function catalogHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  'listModules' | 'getModule' | 'getModuleParent' | 'listModuleChildren' | 'getModuleIntroPage'
> {
  return {
    listModules: ({ caller, query }) => listModules(db, caller.id, query),
    getModule: ({ caller, path }) => readWholeModule(db, caller.id, path.id, clock.now()),
    getModuleParent: async ({ caller, path }) => {
      // Don't reveal the parent of a module the user can't see.
      await readModule(db, caller.id, path.id);
      const parent = await findParent(db, caller.id, path.id);
      if (!parent) throw notFound("This module doesn't belong to a product.");
      return parent;
    },
    getModuleIntroPage: ({ caller, path }) => readIntroPage(db, caller.id, path.id),
    listModuleChildren: ({ caller, path, query }) =>
      listChildren(db, caller.id, path.id, query.type),
  };
}
