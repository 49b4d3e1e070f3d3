import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { findDemoFile } from '../../media/demo-media.ts';
import type { FileDeps } from '../../uploads/sealed-files.ts';
import { openFile } from '../../uploads/sealed-files.ts';
import { PICTURE_PATH } from '../authoring/product-pictures.ts';
import type { ProductContent, VideoContent } from './content.types.ts';
import type { MediaSource } from './write-archive.ts';

/** A file that a product shows. */
export interface Media extends MediaSource {
  /** Where the product shows it from. */
  address: string;
  sha256: string;
}

interface NamedAddress {
  /** Without its ending. */
  name: string;
  address: string;
}

/** Everything a product shows, by the names its files have in an archive. */
export function listMedia({ pictures = {}, sections }: ProductContent): NamedAddress[] {
  const { wide, tall, logo } = pictures;
  const shown = { header: wide, tall, logo };
  const films = sections.flatMap(({ lessons }) =>
    lessons.flatMap(({ slug, video }) => (video ? namesOf(slug, video) : [])),
  );
  return [
    ...Object.entries(shown).flatMap(([name, address]) => (address ? { name, address } : [])),
    ...films,
  ];
}

function namesOf(slug: string, { poster, captions = [], chapters }: VideoContent): NamedAddress[] {
  return [
    ...(poster ? [{ name: `${slug}.poster`, address: poster }] : []),
    ...captions.map(({ language, file }) => ({ name: `${slug}.${language}`, address: file })),
    ...(chapters ? [{ name: `${slug}.chapters`, address: chapters }] : []),
  ];
}

/** The files among these that are the academy's own. */
export async function findMedia(
  deps: FileDeps,
  addresses: readonly NamedAddress[],
): Promise<Media[]> {
  const found: Media[] = [];
  for (const { name, address } of addresses) {
    const file = await findFile(deps, address);
    if (file) found.push({ ...file, address, path: `media/${name}${extname(address)}` });
  }
  return found;
}

async function findFile(
  deps: FileDeps,
  address: string,
): Promise<{ sha256: string; open: () => Promise<Readable> } | undefined> {
  if (address.startsWith(PICTURE_PATH)) {
    const file = await openFile(deps, address.slice(PICTURE_PATH.length));
    return { sha256: file.sha256, open: () => deps.storage.read(file.key) };
  }
  const path = await findDemoFile(address);
  if (!path) return undefined;
  return {
    sha256: await hashOf(createReadStream(path)),
    open: async () => createReadStream(path),
  };
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A product with other addresses for what it shows; what isn't among them stays. */
export function withAddresses(
  product: ProductContent,
  addresses: ReadonlyMap<string, string>,
): ProductContent {
  const of = <Address extends string | undefined>(address: Address) =>
    ((address && addresses.get(address)) ?? address) as Address;
  const { pictures } = product;
  return {
    ...product,
    ...(pictures && {
      pictures: mapFields(pictures, ['wide', 'tall', 'logo'], of),
    }),
    sections: product.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) =>
        lesson.video ? { ...lesson, video: withVideo(lesson.video, of) } : lesson,
      ),
    })),
  };
}

const withVideo = (video: VideoContent, of: (address: string) => string): VideoContent => ({
  ...mapFields(video, ['file', 'poster', 'chapters', 'thumbnails'], of),
  ...(video.captions && {
    captions: video.captions.map((one) => ({ ...one, file: of(one.file) })),
  }),
});

/** The same value in the same order, with some of its fields changed. */
function mapFields<Value extends object>(
  value: Value,
  fields: readonly (keyof Value)[],
  change: (field: string) => string,
): Value {
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    fields.includes(key as keyof Value) ? change(one as string) : one,
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Where an archive of ours has each file of the folder `media` that a product names. */
export const canonicalPaths = (product: ProductContent): Map<string, string> =>
  new Map(
    listMedia(product)
      .filter(({ address }) => address.startsWith('media/'))
      .map(({ name, address }) => [address, `media/${name}${extname(address)}`]),
  );
