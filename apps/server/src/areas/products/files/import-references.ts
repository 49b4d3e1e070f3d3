import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { selectLabNames } from '../../lessons/authoring/lesson-labs.ts';
import { mayHold } from '../authoring/bundle.service.ts';
import { checkParts } from '../authoring/settings/parts.rules.ts';
import type { Archive } from './archive.ts';
import type { ProductContent } from './content.types.ts';
import type { LoadedProduct } from './load-product.ts';
import type { ReadProduct } from './read-product.ts';
import { labReference } from './references.ts';
import { typeOf } from './save-product.ts';
import type { FileFault } from './yaml-file.ts';

export type FaultAt = ReadProduct['faultAt'];

const lessonsIn = ({ sections }: ProductContent) => sections.flatMap(({ lessons }) => lessons);

export const namesIn = (content: ProductContent): string[] => [
  ...content.prerequisites,
  ...content.children,
  ...(content.tabs ?? []).flatMap(({ product }) => product ?? []),
  ...lessonsIn(content).flatMap(({ labs = [] }) => labs.map(labReference)),
];

interface LabUse extends Pick<Referring, 'content' | 'references'> {
  before: LoadedProduct | null;
  texts: Archive['texts'];
}

/** Practice labs that aren't there, and those of other authors that the lesson doesn't have yet. */
export async function badLabs(
  db: Kysely<DB>,
  person: { id: number },
  { content, references, before, texts }: LabUse,
): Promise<FileFault[]> {
  const known = new Set(lessonsIn(before?.content ?? content).flatMap(({ labs = [] }) => labs));
  const ids = [...references.values()];
  const own = new Set((await selectLabNames(db, ids, person.id)).map(({ id }) => id));
  return lessonsIn(content).flatMap(({ slug, labs = [] }) =>
    labs.flatMap((name) => {
      const id = references.get(labReference(name));
      if (id !== undefined && (own.has(id) || (before && known.has(name)))) return [];
      const file = `lessons/${slug}.md`;
      const line = lineOfLab(texts.get(file) ?? '', name);
      return { file, line, message: `You have no practice lab ${name}.` };
    }),
  );
}

function lineOfLab(text: string, name: string): number | null {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('labs:'));
  const line = lines.findIndex((one, index) => index >= from && one.includes(name));
  return from === -1 || line === -1 ? null : line + 1;
}

interface Referring {
  content: ProductContent;
  references: ReadonlyMap<string, number>;
  id: number | null;
}

/** Products that aren't there, or that this author may not name. */
export async function badReferences(
  db: Kysely<DB>,
  person: { id: number },
  { content, references, id }: Referring,
  faultAt: FaultAt,
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const field of ['prerequisites', 'children'] as const)
    for (const [index, name] of content[field].entries())
      if (!references.has(name))
        faults.push(faultAt([field, index], `There is no product ${name} in this academy.`));
  for (const [index, { kind, product }] of (content.tabs ?? []).entries())
    if (kind === 'bundleItem' && !content.children.includes(product ?? ''))
      faults.push(faultAt(['tabs', index], 'This tab shows something that is not in the bundle.'));
  if (faults.length > 0) return faults;
  const idsOf = (names: readonly string[]) => names.flatMap((name) => references.get(name) ?? []);
  // One that isn't there yet has no id that others could name.
  const product = { ...draft, id: id ?? 0, type: typeOf[content.kind] };
  const children = idsOf(content.children);
  if (!(await mayHold(db, person.id, product, children)))
    faults.push(
      faultAt(['children'], 'Choose courses, projects and labs that are published or yours.'),
    );
  const change = { version: 1, prerequisiteIds: idsOf(content.prerequisites) };
  const parts = await checkParts(db, person, product, change);
  if (parts.prerequisiteIds) faults.push(faultAt(['prerequisites'], parts.prerequisiteIds));
  return faults;
}

const draft = {
  name: '',
  uniqueName: '',
  isPublic: false,
  version: 1,
  permission: 'manage',
} as const;
