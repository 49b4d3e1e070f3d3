import type { Schema } from '@uplink/api-client';
import { formatDate, formatTimer, notePath } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { PdfBlock } from '../../pdf/pdf-text.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type NoteFilter, selectNotes } from './notes.repository.ts';

const most = 500;

/** The notes as pages to keep: each second is a link back to it. */
export async function printNotes(
  deps: Pick<Deps, 'db' | 'clock' | 'pdf' | 'publicUrl' | 'academyName'>,
  userId: number,
  filter: NoteFilter,
): Promise<Buffer> {
  const { db, clock, pdf, publicUrl, academyName } = deps;
  const notes = await selectNotes(db, userId, filter, { limit: most, offset: 0 });
  const [first] = notes;
  if (!first) throw notFound('There are no notes to download.');
  const now = clock.now();
  const title = titleOf(filter, first);
  return pdf.print({
    title,
    language: 'en',
    createdAt: now,
    blocks: [
      { kind: 'h1', text: title },
      { kind: 'caption', text: `${academyName}, ${formatDate(now.toISOString())}` },
      ...notes.flatMap((note, index) => toBlocks(note, notes[index - 1], publicUrl)),
    ],
  });
}

function titleOf({ moduleId, product }: NoteFilter, { lesson }: Schema<'Note'>): string {
  if (moduleId !== undefined) return `My notes: ${lesson.name}`;
  return product === undefined ? 'My notes' : `My notes: ${product}`;
}

function toBlocks(
  { lesson, hasVideo, position, text }: Schema<'Note'>,
  before: Schema<'Note'> | undefined,
  publicUrl: string,
): PdfBlock[] {
  const isNewProduct = before?.lesson.product.id !== lesson.product.id;
  const isNewLesson = before?.lesson.id !== lesson.id;
  return [
    ...(isNewProduct ? [{ kind: 'h2' as const, text: lesson.product.name }] : []),
    ...(isNewLesson ? [{ kind: 'h3' as const, text: lesson.name }] : []),
    {
      kind: 'link',
      text: hasVideo ? formatTimer(position) : 'Open the lesson',
      href: publicUrl + notePath(lesson, position),
    },
    { kind: 'p', text },
  ];
}
