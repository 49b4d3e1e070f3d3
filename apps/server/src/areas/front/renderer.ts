import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderFront } from '@uplink/api-client/domain';

export interface Renderer {
  /** Of the build; another one draws other pages. */
  build: string;
  render: RenderFront;
}

/**
 * The renderer that the portal's build delivers. It is loaded with the first page, and again after another build:
 * pages name files of the build they belong to.
 */
export function createRendererLoader(portalDir: string): () => Promise<Renderer> {
  const path = join(portalDir, 'renderer', 'render.js');
  let loaded: { build: string; renderer: Promise<Renderer> } | undefined;
  return async () => {
    const build = String((await stat(path)).mtimeMs);
    if (loaded?.build !== build) {
      const address = `${pathToFileURL(path).href}?build=${build}`;
      const renderer = import(address).then(({ render }) => ({ build, render }));
      loaded = { build, renderer };
    }
    return loaded.renderer;
  };
}
