import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { CHUNK_LOAD_TIMEOUT_MS } from './constants.ts';
import { isReachable } from './reachable.ts';

const reloadedKey = 'uplink.chunk-reload';

/** Thrown when the code of a page cannot be loaded; the internal-error page shows it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Loads a page's code when its route is opened. After a deploy the old chunk is gone: the page is
 * loaded anew once; if that does not help, or nothing comes for 120 s, it is an error.
 */
export function lazyPage<
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(load: () => Promise<Module>, name: Name): AsyncRouteComponent<object> {
  return lazyRouteComponent(
    () => loadOrReload(load) as Promise<Record<Name, ComponentType>>,
    name,
  ) as AsyncRouteComponent<object>;
}

export interface ReloadOptions {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload?: () => void;
  isReachable?: () => Promise<boolean>;
}

/** A page's code, or a page that is on its way to be loaded anew, or an error. */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  options: ReloadOptions = {},
): Promise<Module> {
  const { storage = sessionStorage, reload = () => location.reload() } = options;
  try {
    const module = await withTimeout(load());
    storage.removeItem(reloadedKey);
    return module;
  } catch (cause) {
    // Only a new version is mended by loading the page anew; an outage is not.
    if (storage.getItem(reloadedKey) === null && (await (options.isReachable ?? isReachable)())) {
      storage.setItem(reloadedKey, 'once');
      reload();
      return new Promise(() => {});
    }
    // The mark stays until something loads: this is asked for again by itself, and would go round.
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('A part of the page could not be loaded.', { cause });
  }
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError('A part of the page did not load in time.')),
      CHUNK_LOAD_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
