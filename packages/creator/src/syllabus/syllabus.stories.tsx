import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { lessonFixture, syllabusFixture } from './syllabus.fixture.ts';
import { SyllabusEditor } from './syllabus-editor.tsx';

const meta = { title: 'creator/SyllabusEditor' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14/children';
const show = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <SyllabusEditor
        productId={14}
        lessonId={23}
        outlineHref="/creator/products/course/14/syllabus"
        onOpenLesson={() => {}}
      >
        <p>The lesson</p>
      </SyllabusEditor>
    ),
    { 'GET /creator/me/modules/14': productFixture, ...answers },
    play,
  );
const of = (changed: Partial<Schema<'Syllabus'>>, play?: Play) =>
  show({ [call]: { ...syllabusFixture, ...changed } }, play);

/** Sections and lessons with their length, points and state; the open lesson is marked. */
export const Ready: Story = of({}, async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /Neighbor states/ });
  await expect(row).toHaveAttribute('data-current');
  await waitFor(() => expect(canvas.getByText('1 h 28 min, 250 XP')).toBeVisible());
});
/** What the open lesson lacks is added where its row is. */
export const Adds: Story = of({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('link', { name: 'Exercise' })).toHaveAttribute(
      'href',
      '/creator/products/course/14/syllabus/23/exercises',
    ),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Lesson' }));
  await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(of({}, shows('Back to the outline')));
export const LongText: Story = of({
  sections: [{ id: 1, name: longText, lessons: [{ ...lessonFixture, name: longText }] }],
});
export const Empty: Story = of({ sections: [] }, shows(/no sections yet/));
/** Two thousand lessons: only the rows in sight are drawn. */
export const Large: Story = of(
  {
    sections: Array.from({ length: 100 }, (_, at) => ({
      id: at + 1,
      name: `Section ${at + 1}`,
      lessons: Array.from({ length: 20 }, (_one, row) => ({
        ...lessonFixture,
        id: 1000 + at * 20 + row,
        name: `Lesson ${at * 20 + row + 1}`,
      })),
    })),
  },
  async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Lesson 1' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
);

/** What the menu of a row does is shown at once and sent with the version of the tree. */
export const MovedByMenu: Story = (() => {
  let sent: Schema<'SyllabusChangeRequest'> | undefined;
  return show(
    {
      [call]: syllabusFixture,
      'PATCH /creator/me/modules/14/children': async (request: Request) => {
        sent = await request.json();
        return Response.json({ syllabus: { ...syllabusFixture, version: 4 }, addedId: null });
      },
    },
    async ({ canvas, canvasElement }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More for Router IDs' }));
      const page = canvasElement.ownerDocument.body;
      const item = await waitFor(() => {
        const found = [...page.querySelectorAll('[role=menuitem]')].find(
          ({ textContent }) => textContent === 'Move up',
        );
        if (!found) throw new Error('The menu is not open.');
        return found;
      });
      await userEvent.click(item);
      await waitFor(() =>
        expect(sent).toEqual({
          version: 3,
          change: { kind: 'moveLessons', ids: [22], sectionId: 2, beforeId: 21 },
        }),
      );
    },
  );
})();
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
