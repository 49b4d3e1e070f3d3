import { Refusal, unprocessable } from '../../plugins/errors/errors.ts';
import type { StorageProvider } from '../storage/storage.ts';
import type { Scanner } from './scanner.ts';

/**
 * Seals only what a scanner finds clean: a file can be attached, and opened by others, once it is sealed. A
 * refused one is removed, and its owner learns why.
 */
export function scanUploads<Storage extends StorageProvider>(
  storage: Storage,
  scanner: Scanner,
): Storage {
  return {
    ...storage,
    async seal(key) {
      const sealed = await storage.seal(key);
      if (!sealed) return undefined;
      const verdict = await scanner
        .scan(() => storage.read(sealed.key))
        .catch(async () => {
          // What was posted stays, so that the owner can try again.
          if (sealed.key !== key) await storage.remove(sealed.key);
          throw notScanned();
        });
      if (verdict.state === 'clean') return sealed;
      await storage.remove(sealed.key);
      await storage.clear(key);
      throw unprocessable(`${verdict.reason} We removed it.`);
    },
  };
}

const notScanned = () =>
  new Refusal(503, 'unavailable', "We can't check files for viruses right now. Try again later.");
