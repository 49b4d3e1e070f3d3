import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { findAddon, listAddons, toAddon } from './addons.repository.ts';
import { createAddon, deleteAddon, putLayout, putPricing, putSettings } from './addons.service.ts';

export function addonsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listAddons'
  | 'createAddon'
  | 'getAddon'
  | 'deleteAddon'
  | 'putAddonSettings'
  | 'putAddonPricing'
  | 'putAddonLayout'
> {
  const { db } = deps;
  return {
    listAddons: ({ query }) => listAddons(db, query),
    createAddon: ({ caller, body }) => createAddon(deps, caller, body),
    getAddon: async ({ path }) => toAddon(await findAddon(db, path.addonId)),
    deleteAddon: ({ caller, path, query }) =>
      deleteAddon(deps, { staff: caller, ...path, version: query.version }),
    putAddonSettings: ({ caller, path, body: { version, ...form } }) =>
      putSettings(deps, { staff: caller, ...path, version }, form),
    putAddonPricing: ({ caller, path, body: { version, checkoutPrice } }) =>
      putPricing(deps, { staff: caller, ...path, version }, checkoutPrice),
    putAddonLayout: ({ caller, path, body: { version, layout } }) =>
      putLayout(deps, { staff: caller, ...path, version }, layout),
  };
}
