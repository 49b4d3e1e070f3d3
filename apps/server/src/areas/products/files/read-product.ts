import { setImmediate as pause } from 'node:timers/promises';
import type {
  LessonContent,
  ProductContent,
  ProductHeader,
  ProductKind,
  SectionContent,
} from './content.types.ts';
import { bundledSchema, taughtSchema } from './format.schemas.ts';
import { type ReadText, readLesson } from './read-lesson.ts';
import { checkOf, type FileFault, readYaml, type YamlFile } from './yaml-file.ts';

type TaughtSource = ProductHeader & { sections: { name: string; lessons: string[] }[] };
type BundledSource = ProductHeader & { children: string[] };

const checks = {
  taught: checkOf<TaughtSource>(taughtSchema),
  bundled: checkOf<BundledSource>(bundledSchema),
};

export const headerFiles: Record<ProductKind, string> = {
  course: 'course.yaml',
  project: 'project.yaml',
  program: 'program.yaml',
  bundle: 'bundle.yaml',
};

export interface ReadProduct {
  /** Null if the files can't be understood; with faults it isn't to be used. */
  content: ProductContent | null;
  faults: FileFault[];
  /** A fault of a field of the first file, at its line. */
  faultAt: YamlFile<unknown>['faultAt'];
}

/**
 * A product from its texts, by their paths. `media` names the files that are there besides. Between two lessons others
 * are served.
 */
export async function readProduct(
  texts: ReadonlyMap<string, string>,
  media: ReadonlySet<string>,
): Promise<ReadProduct> {
  const kinds = Object.entries(headerFiles) as [ProductKind, string][];
  const [found, ...others] = kinds.filter(([, file]) => texts.has(file));
  if (!found || others.length > 0) {
    const message = `One file names the product: ${Object.values(headerFiles).join(', ')}.`;
    const fault = { file: found?.[1] ?? 'course.yaml', line: null, message };
    return { content: null, faults: [fault], faultAt: () => fault };
  }
  const [kind, file] = found;
  const known = new Set([file]);
  const read: ReadText = (path) => {
    const text = texts.get(path);
    if (text !== undefined) known.add(path);
    return text;
  };
  const source = { file, text: texts.get(file) ?? '', paths: [...texts.keys()] };
  const product =
    kind === 'course' || kind === 'project'
      ? await readTaught(source, kind, read)
      : readBundled(source, kind);
  const { content } = product;
  const used = content ? mediaOf(content) : new Set<string>();
  const faults = [
    ...product.faults,
    // A file with faults may name the rest.
    ...(product.content ? strangers([...texts.keys()], known) : []),
    ...missingMedia(used, media, product.faultAt),
    ...(product.content ? strangers([...media], used) : []),
  ];
  return { ...product, faults };
}

interface Source {
  file: string;
  text: string;
  /** Of all texts. */
  paths: readonly string[];
}

async function readTaught(
  { paths, ...source }: Source,
  kind: ProductKind,
  read: ReadText,
): Promise<ReadProduct> {
  const { content, faults, faultAt } = readYaml(source, checks.taught);
  if (!content)
    return { content, faults: [...faults, ...(await lessonFaults(paths, read))], faultAt };
  const slugs = new Set<string>();
  const sections: SectionContent[] = [];
  for (const [place, section] of content.sections.entries()) {
    const lessons: LessonContent[] = [];
    for (const [index, slug] of section.lessons.entries()) {
      const path = ['sections', place, 'lessons', index];
      const lesson = readLesson(read, slug);
      await pause();
      faults.push(...lesson.faults);
      if (slugs.has(slug)) faults.push(faultAt(path, `${slug} is named twice.`));
      else if (lesson.content) lessons.push(lesson.content);
      else if (lesson.faults.length === 0)
        faults.push(faultAt(path, `There is no file lessons/${slug}.md.`));
      slugs.add(slug);
    }
    sections.push({ name: section.name, lessons });
  }
  return { content: { ...content, kind, sections, children: [] }, faults, faultAt };
}

/** The faults of lessons whose outline can't be read: their author corrects all files at once. */
async function lessonFaults(paths: readonly string[], read: ReadText): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const path of paths) {
    const slug = /^lessons\/([^.]+)\.md$/.exec(path)?.[1];
    if (slug === undefined) continue;
    faults.push(...readLesson(read, slug).faults);
    await pause();
  }
  return faults;
}

function readBundled({ paths: _, ...source }: Source, kind: ProductKind): ReadProduct {
  const { content, faults, faultAt } = readYaml(source, checks.bundled);
  return { content: content && { ...content, kind, sections: [] }, faults, faultAt };
}

const strangers = (paths: readonly string[], known: ReadonlySet<string>): FileFault[] =>
  paths
    .filter((path) => !known.has(path))
    .map((file) => ({ file, line: null, message: 'No other file refers to this one.' }));

/** The files of the folder `media` that a product names. */
export const mediaOf = (content: ProductContent): Set<string> =>
  new Set([...shownBy(content)].filter((one) => one.startsWith('media/')));

/** All files and addresses that a product shows beside its texts. */
export function shownBy({ pictures = {}, sections }: ProductContent): Set<string> {
  const videos = sections.flatMap(({ lessons }) => lessons.flatMap(({ video }) => video ?? []));
  const named = [
    ...[pictures.wide, pictures.tall, pictures.logo],
    ...videos.flatMap(({ file, poster, chapters, thumbnails, captions = [] }) => [
      ...[file, poster, chapters, thumbnails],
      ...captions.map((one) => one.file),
    ]),
  ];
  return new Set(named.filter((one) => one !== undefined));
}

const missingMedia = (
  used: ReadonlySet<string>,
  media: ReadonlySet<string>,
  faultAt: ReadProduct['faultAt'],
): FileFault[] =>
  [...used]
    .filter((path) => !media.has(path))
    .map((path) => ({ ...faultAt([], ''), line: null, message: `There is no file ${path}.` }));
