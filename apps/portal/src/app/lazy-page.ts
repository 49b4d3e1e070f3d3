import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { CHUNK_LOAD_TIMEOUT_MS } from '@uplink/api-client/domain';
import type { ComponentType } from 'react';
import { isReachable } from './reachable.ts';

const reloadedKey = 'uplink.chunk-reload';
/** Longer than the wait for a chunk, so that a failing page does not reload in a loop. */
const reloadPauseMs = 300_000;

/** Chrome, Firefox and Safari, in this order. */
const browsersWords =
  /dynamically imported module|error loading dynamically|Importing a module script failed/i;

/** Thrown when the code of a page, or of a part of it, cannot be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Whether code failed to load, as reported by this guard or by the browser itself. */
export function isChunkError(error: Error): boolean {
  return error instanceof ChunkLoadError || browsersWords.test(error.message);
}

/**
 * Loads a page's code when its route is opened. A deploy removes the old chunks, so the page reloads
 * once; if that does not help, or nothing arrives within 120 s, it is an error.
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

/**
 * What this tab keeps. In a frame of another site a browser may refuse to keep anything: then it counts as reloaded
 * just now, since the page would reload again and again.
 */
const ofTab: NonNullable<ReloadOptions['storage']> = {
  getItem(name) {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return String(Date.now());
    }
  },
  setItem: (name, value) => sessionStorage.setItem(name, value),
};

/** Resolves to the code, stays pending while the page reloads, or throws. */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  options: ReloadOptions = {},
): Promise<Module> {
  const { storage = ofTab, reload = () => location.reload() } = options;
  try {
    return await withTimeout(load());
  } catch (cause) {
    const isFirst = Date.now() - Number(storage.getItem(reloadedKey)) > reloadPauseMs;
    // Reloading helps after a deploy, not in an outage.
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
