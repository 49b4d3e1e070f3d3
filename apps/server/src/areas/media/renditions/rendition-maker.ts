import { makeRenditions, type RenditionDeps } from './make-renditions.ts';

export interface RenditionMaker {
  /** Begins to work unless it does already. A job must not wait for it: a long video takes hours. */
  wake(): void;
  /** Lets go of what is under way; the next start makes it again. */
  stop(): Promise<void>;
}

/** Makes smaller versions of videos in the background, one at a time in each process. */
export function createRenditionMaker(deps: RenditionDeps): RenditionMaker {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  async function work(): Promise<void> {
    try {
      await makeRenditions(deps, stopping.signal);
    } catch (error) {
      deps.onFault(error, 'renditions');
    }
    working = undefined;
  }
  return {
    wake() {
      if (!stopping.signal.aborted) working ??= work();
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
