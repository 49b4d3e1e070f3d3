import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { EditorTab } from '@uplink/api-client/domain';
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
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { ProductEditor } from './product-editor.tsx';

const meta = { title: 'creator/ProductEditor' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14';
const show = (answers: TestAnswers, play?: Play, tab: EditorTab = 'settings') =>
  stage(
    () => (
      <ProductEditor
        productId={14}
        word="course"
        path={`/creator/products/course/14/${tab}`}
        hasPage={(tab) => tab !== 'pricing'}
        onDeleted={onDeleted}
      >
        <p>The page</p>
      </ProductEditor>
    ),
    answers,
    play,
  );
const onDeleted = fn();
const of = (changed: Partial<Schema<'CreatorModule'>>, play?: Play) =>
  show({ [call]: { ...productFixture, ...changed } }, play);

/** The tabs of the type in their order, without a page that is not there yet. */
export const Ready: Story = of({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('heading', { name: 'OSPF in Practice' })).toBeVisible(),
  );
  const pages = within(canvas.getByRole('navigation', { name: 'Pages of the product' }));
  const tabs = pages.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(tabs).toEqual(['Settings', 'Syllabus', 'Intro page']);
  await waitFor(() => expect(canvas.getByText(/25 lessons\. 46 learners have it\./)).toBeVisible());
  const preview = canvas.getByRole('link', { name: 'Preview as learner' });
  await expect(preview).toHaveAttribute('href', '/creator/products/course/14/preview');
});
/** One filled button a screen: publishing waits beside a page that has its own. */
export const BesideASave: Story = of({}, async ({ canvas }) => {
  const publish = await canvas.findByRole('button', { name: 'Publish' });
  await expect(publish).toHaveAttribute('data-variant', 'secondary');
});
export const WithoutASave: Story = show(
  { [call]: productFixture },
  async ({ canvas }) => {
    const publish = await canvas.findByRole('button', { name: 'Publish' });
    await expect(publish).toHaveAttribute('data-variant', 'primary');
  },
  'syllabus',
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(of({ name: longText }));
export const Published: Story = of({ isPublic: true, learnerCount: 0 }, shows('Published'));
export const Hidden: Story = of({ isPublic: true, hidden: true }, shows('Hidden'));
export const ReadOnly: Story = of({ permission: 'view' }, shows(/not change it/));
/** What is missing is listed with links to it, and again when publishing is tried. */
export const Incomplete: Story = of(
  { missing: ['shortDescription', 'lessons'] },
  async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Add at least one lesson.' });
    await expect(way).toHaveAttribute('href', '/creator/products/course/14/syllabus');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Correct the form errors below in order to proceed.',
    );
  },
);
const sent = fn();
export const Publish: Story = show(
  {
    [call]: productFixture,
    'PATCH /creator/me/modules/14': async (request: Request) => {
      sent(await request.json());
      return Response.json({ ...productFixture, isPublic: true });
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ isPublic: true, version: 3 }));
  },
);
export const Unpublish: Story = of({ isPublic: true }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(screen.getByText(/46 learners keep it/)).toBeVisible());
});
/** Its address names another type. */
export const WrongType: Story = of({ type: 1 }, shows("This product isn't here"));
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
