import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { creatorLessonFixture } from './lesson.fixture.ts';
import { LessonPane } from './lesson-pane.tsx';

const meta = { title: 'creator/LessonPane' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/lessons/23';
const show = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <LessonPane
        productId={14}
        lessonId={23}
        lessonHref={(id) => `/creator/products/course/14/syllabus/${id}`}
      />
    ),
    answers,
    play,
  );
const of = (changed: Partial<Schema<'CreatorLesson'>>, play?: Play) =>
  show({ [call]: { ...creatorLessonFixture, ...changed } }, play);

export const Ready: Story = of({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Duration/ })).toHaveValue('00:21:30');
  await waitFor(async () =>
    expect(await canvas.findByRole('textbox', { name: 'Description' })).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const Hidden: Story = of({ isHidden: true }, shows(/don’t see this lesson yet/));
export const LongText: Story = narrow(
  of({ content: { ...creatorLessonFixture.content, name: longText } }),
);

/** Two seconds after the last key the lesson is saved as it is then. */
export const SavesItself: Story = (() => {
  let sent: Schema<'CreatorLessonInput'> | undefined;
  return show(
    {
      [call]: creatorLessonFixture,
      'PUT /creator/me/lessons/23': async (request: Request) => {
        const body: Schema<'CreatorLessonInput'> = await request.json();
        sent = body;
        return Response.json({ ...creatorLessonFixture, version: 6, content: body.content });
      },
    },
    async ({ canvas }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
      await waitFor(() => expect(canvas.getByText('Not saved yet')).toBeVisible());
      await waitFor(() => expect(sent?.version).toBe(5), { timeout: 6000 });
      await expect(sent?.content.name).toBe('Neighbor states, from Down to Full!');
      await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    },
  );
})();

/** A lab is found by its title, and taken away again. */
export const Labs: Story = show(
  {
    [call]: creatorLessonFixture,
    'GET /creator/labs': { data: [{ id: 61, title: 'Clinic' }] },
    'PUT /creator/me/lessons/23': refused.failed,
  },
  async ({ canvas }) => {
    const labs = within(await canvas.findByRole('region', { name: 'Labs' }));
    await userEvent.type(labs.getByRole('combobox', { name: 'Add a lab' }), 'Cli');
    await userEvent.click(await screen.findByRole('option', { name: 'Clinic' }));
    await waitFor(async () => expect(await labs.findByText('Clinic')).toBeVisible());
    await userEvent.click(labs.getByRole('button', { name: 'Remove Trunk repair' }));
    await expect(labs.queryByText('Trunk repair')).toBeNull();
  },
);

/** An image needs a file; what it shows is said in words. */
export const ImageAsked: Story = of({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Image' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
  await expect(dialog.getByRole('button', { name: 'Add the image' })).toBeDisabled();
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Image description' })).toBeVisible(),
  );
});

/** A length in another format shows an error at its field, and nothing is sent. */
export const Faulty: Story = of({}, async ({ canvas }) => {
  const field = await canvas.findByRole('textbox', { name: /Duration/ });
  await userEvent.clear(field);
  await userEvent.type(field, '21:30');
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByText('Wrong Format')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Correct the marked fields to save')).toBeVisible());
});
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
