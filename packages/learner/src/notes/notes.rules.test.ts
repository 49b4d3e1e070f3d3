import type { SaveEntry } from '@uplink/api-client';
import { lesson } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import type { NoteDraft } from './note-saving.queries.ts';
import { noteFixture, notesPage, otherNote } from './notes.fixture.ts';
import { groupNotes, notesOfLesson, withStored, withTyped } from './notes.rules.ts';

const typed = (change: Partial<NoteDraft>): SaveEntry<NoteDraft> => ({
  value: { moduleId: 1, position: 30, text: 'Typed', ...change },
  state: 'offline',
  version: 0,
  savedAt: undefined,
  message: undefined,
  theirs: undefined,
});

test('what was typed since stands over what the server has', () => {
  const [shown] = withTyped([noteFixture], new Map([[noteFixture.id, typed({})]]));
  expect(shown).toMatchObject({ text: 'Typed', saveState: 'offline', savedAt: undefined });
  expect(withTyped([noteFixture], new Map())[0]).toMatchObject({
    text: noteFixture.text,
    saveState: 'saved',
    savedAt: noteFixture.savedAt,
  });
});

test('a list knows what was stored of its notes, and of no others', () => {
  const stored = { ...noteFixture, text: 'Changed', version: 2 };
  const page = notesPage(otherNote, noteFixture);
  expect(withStored(page, stored)).toEqual(notesPage(otherNote, stored));
  expect(withStored(notesPage(otherNote), stored)).toEqual(notesPage(otherNote));
});

test('a lesson shows its notes by second, with those only this device has, and no others', () => {
  const entries = new Map([
    ['new', typed({})],
    ['elsewhere', typed({ moduleId: 2 })],
  ]);
  const shown = notesOfLesson(1, [noteFixture, otherNote], entries);
  expect(shown.map(({ position }) => position)).toEqual([12, 30, 62]);
});

test('notes stand under their lesson, lessons under their product, in the order they came', () => {
  const far = { ...noteFixture, lesson: { ...lesson, id: 2 } };
  const foreign = {
    ...noteFixture,
    lesson: { ...lesson, id: 3, product: { ...lesson.product, id: 9 } },
  };
  const shown = withTyped([otherNote, noteFixture, far, foreign], new Map());
  const groups = groupNotes(shown).map(({ product, lessons }) => [
    product.id,
    lessons.map(({ lesson: { id }, notes }) => [id, notes.length]),
  ]);
  expect(groups).toEqual([
    [
      3,
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [9, [[3, 1]]],
  ]);
});
