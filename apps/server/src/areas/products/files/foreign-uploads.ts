import { PICTURE_PATH } from '../authoring/product-pictures.ts';
import type { ProductContent } from './content.types.ts';
import type { FaultAt } from './import-references.ts';
import type { LoadedProduct } from './load-product.ts';
import { shownBy } from './read-product.ts';
import type { FileFault } from './yaml-file.ts';

/** Uploads that the product doesn't show yet: an import could publish any whose address its author knows. */
export function foreignUploads(
  content: ProductContent,
  before: LoadedProduct | null,
  faultAt: FaultAt,
): FileFault[] {
  const own = before ? shownBy(before.content) : new Set<string>();
  const { pictures = {}, sections } = content;
  const isForeign = (address: string | undefined) =>
    address?.startsWith(PICTURE_PATH) && !own.has(address);
  const ofPictures = (['wide', 'tall', 'logo'] as const).flatMap((name) =>
    isForeign(pictures[name]) ? [faultAt(['pictures', name], message)] : [],
  );
  const ofLessons = sections
    .flatMap(({ lessons }) => lessons)
    .filter((lesson) => {
      const named = shownBy({
        ...content,
        pictures: {},
        sections: [{ name: '', lessons: [lesson] }],
      });
      return [...named].some(isForeign);
    })
    .map(({ slug }) => ({ file: `lessons/${slug}.md`, line: null, message }));
  return [...ofPictures, ...ofLessons];
}

const message =
  'The product doesn’t show this picture yet. Add its file to the folder media, and name that here.';
