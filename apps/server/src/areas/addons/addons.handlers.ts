import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  createAddon,
  deleteAddon,
  getAddon,
  listAddons,
  putLayout,
  putPricing,
  putSettings,
} from './addons.service.ts';
import { readOwnAddon } from './own-addons.service.ts';

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
  | 'getMyAddon'
> {
  return {
    listAddons: ({ query }) => listAddons(deps, query),
    createAddon: ({ caller, body }) => createAddon(deps, caller, body),
    getAddon: ({ path }) => getAddon(deps, path.addonId),
    deleteAddon: ({ caller, path, query, body }) =>
      deleteAddon(deps, { staff: caller, ...path, version: query.version }, body.reason),
    putAddonSettings: ({ caller, path, body: { version, ...form } }) =>
      putSettings(deps, { staff: caller, ...path, version }, form),
    putAddonPricing: ({ caller, path, body: { version, checkoutPrice } }) =>
      putPricing(deps, { staff: caller, ...path, version }, checkoutPrice),
    putAddonLayout: ({ caller, path, body: { version, ...form } }) =>
      putLayout(deps, { staff: caller, ...path, version }, form),
    getMyAddon: ({ caller, path }) => readOwnAddon(deps.db, caller.id, path.uniqueName),
  };
}
