import type { Schema } from '@uplink/api-client';
import type { ProductContent } from './content.types.ts';

interface Files {
  texts: ReadonlyMap<string, string>;
  /** SHA-256 by path. */
  media: ReadonlyMap<string, string>;
}

export interface Comparison {
  counts: Schema<'ProductImport'>['counts'];
  changes: Schema<'FileChange'>[];
}

const mostChanges = 500;

/** What files would change; `contents` name their lessons. */
export function compareFiles(
  before: Files,
  after: Files,
  contents: readonly (ProductContent | null)[],
): Comparison {
  const names = lessonNames(contents);
  const [old, fresh] = [before, after].map(({ texts, media }) => new Map([...texts, ...media]));
  const changes: Schema<'FileChange'>[] = [];
  const note = (file: string, kind: Schema<'FileChange'>['kind']) =>
    changes.push({ file, kind, name: names.get(slugOf(file)) ?? null });
  for (const [file, value] of fresh ?? []) {
    const known = old?.get(file);
    if (known === undefined) note(file, 'new');
    else if (known !== value) note(file, 'changed');
  }
  for (const file of old?.keys() ?? []) if (!fresh?.has(file)) note(file, 'removed');
  const count = (kind: string) => changes.filter((one) => one.kind === kind).length;
  const [added, changed, removed] = [count('new'), count('changed'), count('removed')];
  const same = (fresh?.size ?? 0) - added - changed;
  return { counts: { new: added, changed, removed, same }, changes: changes.slice(0, mostChanges) };
}

/** Of `lessons/04-areas.quiz.yaml` the name that all files of the lesson begin with. */
const slugOf = (file: string) => /^(?:lessons|media)\/([^.]+)\./.exec(file)?.[1] ?? '';

function lessonNames(contents: readonly (ProductContent | null)[]): Map<string, string> {
  const lessons = contents.flatMap((content) =>
    (content?.sections ?? []).flatMap((section) => section.lessons),
  );
  return new Map(lessons.map(({ slug, name }) => [slug, name]));
}
