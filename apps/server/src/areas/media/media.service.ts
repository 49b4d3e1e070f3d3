import type { Deps } from '../../deps.ts';
import { damaged, notFound } from '../../plugins/errors/errors.ts';
import { openFile } from '../uploads/sealed-files.ts';
import { findCaptions } from './authoring/captions.repository.ts';
import { isKept } from './authoring/media.repository.ts';
import { MEDIA_PATH } from './authoring/uploaded-media.ts';
import { findRendition } from './renditions/renditions.repository.ts';

/** A file of the library or a smaller version of one, by the end of its address. */
export async function openMedia({ db, storage }: Pick<Deps, 'db' | 'storage'>, key: string) {
  if (await isKept(db, MEDIA_PATH + key)) return openFile({ db, storage }, key);
  const rendition = await findRendition(db, MEDIA_PATH + key);
  if (!rendition) throw notFound('This file no longer exists.');
  if (!(await storage.isIntact(rendition))) throw damaged();
  return rendition;
}

/** The WebVTT text of captions. */
export async function readCaptions({ db }: Pick<Deps, 'db'>, name: string): Promise<string> {
  const text = await findCaptions(db, name);
  if (text === undefined) throw notFound('These captions no longer exist.');
  return text;
}
