import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { attachment } from '../../providers/storage/storage.ts';
import { readAuthoredIntro, replaceIntroPage } from './authoring/author-intro-page.ts';
import { listBundle, replaceBundle } from './authoring/bundle.service.ts';
import { askForCopy, selectCopies } from './authoring/copies.service.ts';
import { createDraft, findTakenNames } from './authoring/draft.service.ts';
import { previewProduct } from './authoring/product-preview.service.ts';
import { deleteProduct, patchProduct } from './authoring/publication.service.ts';
import {
  patchSettings,
  readProductSettings,
  replaceForm,
} from './authoring/settings/settings.service.ts';
import { exportProduct } from './files/export.service.ts';
import { checkImport, listImports, startImport } from './files/imports.service.ts';
import { readHierarchy, replaceHierarchy } from './hierarchy.service.ts';
import { listAuthored, readAuthored } from './products.service.ts';

export function productsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listCreatorModules'
  | 'createModule'
  | 'checkModuleNames'
  | 'getCreatorModule'
  | 'getModulePreview'
  | 'replaceModule'
  | 'patchModule'
  | 'deleteModule'
  | 'duplicateModule'
  | 'listProductCopies'
  | 'getModuleHierarchy'
  | 'replaceModuleHierarchy'
  | 'listModuleBundle'
  | 'replaceModuleBundle'
  | 'getCreatorIntroPage'
  | 'replaceIntroPage'
  | 'getModuleSettings'
  | 'patchModuleSettings'
  | 'exportModule'
  | 'checkProductImport'
  | 'startProductImport'
  | 'listProductImports'
> {
  const { db } = deps;
  return {
    listCreatorModules: ({ caller, query }) => listAuthored(db, caller.id, query),
    createModule: async ({ caller, body }) =>
      readAuthored(db, caller, await createDraft(db, caller.id, body)),
    checkModuleNames: ({ query }) => findTakenNames(db, query),
    getCreatorModule: ({ caller, path }) => readAuthored(db, caller, path.id),
    getModulePreview: ({ caller, path }) => previewProduct(deps, caller, path.id),
    replaceModule: async ({ caller, path, body }) => {
      await replaceForm(deps, caller, path.id, body);
      return readAuthored(db, caller, path.id);
    },
    patchModule: async ({ caller, path, body }) => {
      await patchProduct(deps, caller, path.id, body);
      return readAuthored(db, caller, path.id);
    },
    getModuleHierarchy: ({ caller, path }) => readHierarchy(db, caller, path.id),
    replaceModuleHierarchy: ({ caller, path, body }) =>
      replaceHierarchy(deps, caller, path.id, body),
    listModuleBundle: ({ caller, path }) => listBundle(db, caller, path.id),
    replaceModuleBundle: async ({ caller, path, body }) => {
      await replaceBundle(deps, caller, path.id, body);
      return readAuthored(db, caller, path.id);
    },
    duplicateModule: ({ caller, path, body }) => askForCopy(deps, caller, path.id, body),
    listProductCopies: ({ caller }) => selectCopies(db, caller.id),
    getCreatorIntroPage: ({ caller, path }) => readAuthoredIntro(db, caller, path.id),
    replaceIntroPage: ({ caller, path, body }) => replaceIntroPage(deps, caller, path.id, body),
    getModuleSettings: ({ caller, path }) => readProductSettings(db, caller, path.id),
    patchModuleSettings: ({ caller, path, query, body }) =>
      patchSettings(deps, caller, { moduleId: path.id, type: query.type }, body),
    exportModule: async ({ caller, path, reply }) => {
      const { name, archive } = await exportProduct(deps, caller, path.id);
      reply.type('application/zip').header('content-disposition', attachment(name));
      return archive;
    },
    checkProductImport: ({ caller, body }) => checkImport(deps, caller, body),
    startProductImport: ({ caller, path }) => startImport(deps, caller, path.importId),
    listProductImports: ({ caller }) => listImports(db, caller),
    deleteModule: ({ caller, path }) => deleteProduct(deps, caller, path.id),
  };
}
