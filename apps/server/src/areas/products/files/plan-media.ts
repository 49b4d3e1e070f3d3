import type { ArchivedMedia } from './archive.ts';
import type { ProductContent } from './content.types.ts';
import type { Media } from './media.ts';
import { mediaOf } from './read-product.ts';
import type { FileFault } from './yaml-file.ts';

/** A picture that an import brings. */
export interface AddedPicture {
  path: string;
  category: 'moduleImage' | 'moduleLogo';
}

export interface MediaPlan {
  /** What the academy has already, by its path in the archive. */
  addresses: ReadonlyMap<string, string>;
  added: AddedPicture[];
}

interface Planned {
  content: ProductContent;
  archived: ReadonlyMap<string, ArchivedMedia>;
  /** What the product shows now. */
  current: readonly Media[];
}

const largest = { moduleImage: 5, moduleLogo: 1 } as const;
const megabyte = 1_048_576;

/** Where the files of the folder `media` are shown from: what a product shows already is not stored again. */
export function planMedia({
  content,
  archived,
  current,
}: Planned): MediaPlan & { faults: FileFault[] } {
  const { wide, tall, logo } = content.pictures ?? {};
  const byHash = new Map(current.map(({ sha256, address }) => [sha256, address]));
  const addresses = new Map<string, string>();
  const added: AddedPicture[] = [];
  const faults: FileFault[] = [];
  for (const path of mediaOf(content)) {
    const file = archived.get(path);
    const known = file && byHash.get(file.sha256);
    const category = path === logo ? 'moduleLogo' : 'moduleImage';
    if (known) addresses.set(path, known);
    else if (path !== wide && path !== tall && path !== logo)
      faults.push(
        fault(path, 'Upload videos and captions in their lesson, and name their address here.'),
      );
    else if (!/\.(png|jpe?g|gif)$/i.test(path))
      faults.push(fault(path, "We can't show this image. Choose a png, jpg or gif file."));
    else if (file && file.size > largest[category] * megabyte)
      faults.push(fault(path, `This image can be up to ${largest[category]} MB.`));
    else added.push({ path, category });
  }
  return { addresses, added, faults };
}

const fault = (file: string, message: string): FileFault => ({ file, line: null, message });
