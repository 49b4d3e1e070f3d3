import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { CHUNK_LOAD_TIMEOUT_MS } from '@uplink/api-client/domain';
import type { ComponentType } from 'react';
import { isReachable } from './reachable.ts';

const reloadedKey = 'uplink.chunk-reload';
/** Longer than a chunk is waited for: loaded anew again before that, a page would go round. */
const reloadPauseMs = 300_000;

/** Chrome, Firefox and Safari, in this order. */
const browsersWords =
  /dynamically imported module|error loading dynamically|Importing a module script failed/i;

/** Thrown when the code of a page, or of a part of it, cannot be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Whether code did not come: by this guard, or as the browser says it for code without one. */
export function isChunkError(error: Error): boolean {
  return error instanceof ChunkLoadError || browsersWords.test(error.message);
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
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  reload?: () => void;
  isReachable?: () => Promise<boolean>;
}

/** The code, or a page that is on its way to be loaded anew, or an error. */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  options: ReloadOptions = {},
): Promise<Module> {
  const { storage = sessionStorage, reload = () => location.reload() } = options;
  try {
    return await withTimeout(load());
  } catch (cause) {
    const isFirst = Date.now() - Number(storage.getItem(reloadedKey)) > reloadPauseMs;
    // Only a new version is mended by loading the page anew; an outage is not.
    if (isFirst && (await (options.isReachable ?? isReachable)())) {
      storage.setItem(reloadedKey, String(Date.now()));
      reload();
      return new Promise(() => {});
    }
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
