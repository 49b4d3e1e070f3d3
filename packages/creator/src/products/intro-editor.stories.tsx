import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
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
import { IntroEditor } from './intro/intro-editor.tsx';

const meta = { title: 'creator/IntroEditor' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14/intro-page';
const put = 'PUT /creator/me/modules/14/intro-page';
const page: Schema<'IntroPage'> = {
  version: 2,
  blocks: [
    { kind: 'hero', title: 'Six builds', text: 'You can talk about them.', image: null },
    { kind: 'bullets', title: 'For you when', items: ['You have six hours', 'You like labs'] },
    { kind: 'faq', title: 'Asked', items: [{ question: 'How long?', html: '<p>A year.</p>' }] },
  ],
};
const sent = fn();
const answers: TestAnswers = {
  'GET /creator/me/modules/14': productFixture,
  'GET /creator/me/modules/14/media': { data: [], paging: keysetPaging(0) },
  [call]: page,
  [put]: async (request: Request) => {
    const { version, blocks } = await request.json();
    sent(blocks);
    return Response.json({ version: version + 1, blocks });
  },
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <IntroEditor
        productId={14}
        renderBlocks={(blocks) =>
          blocks.map(({ kind, title }) => <p key={`${kind} ${title}`}>{title || kind}</p>)
        }
      />
    ),
    { ...answers, ...changed },
    play,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save page' }));

/** Moved by the keyboard, written, and seen in the preview before it is saved. */
export const Ready: Story = show({}, async ({ canvas }) => {
  (await canvas.findByRole('button', { name: 'Move Hero: Six builds' })).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('For you when'));
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Hero: Six builds' }));
  const title = canvas.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Seven builds');
  const preview = within(canvas.getByRole('region', { name: 'Preview' }));
  await waitFor(() => expect(preview.getByText('Seven builds')).toBeVisible());
  await expect(canvas.getByText('2 changes not saved')).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await expect(sent.mock.lastCall?.[0][1]).toEqual({
    kind: 'hero',
    title: 'Seven builds',
    text: 'You can talk about them.',
    image: null,
  });
  await userEvent.click(canvas.getByRole('radio', { name: 'Desktop' }));
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Desktop' })).toBeVisible());
});
export const Dark: Story = dark(show());
export const RightToLeft: Story = rightToLeft(show());
export const Narrow: Story = narrow(show());
export const LongText: Story = narrow(
  show({ [call]: { version: 1, blocks: [{ kind: 'text', title: longText, html: '' }] } }),
);
/** What is missing is shown at its field and beside its block, and nothing is sent. */
export const Faulty: Story = show({ [call]: { version: 0, blocks: [] } }, async ({ canvas }) => {
  sent.mockClear();
  await waitFor(async () =>
    expect(await canvas.findByText(/Nothing on the page yet/)).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Testimonials' }));
  await save();
  await waitFor(() =>
    expect(canvas.getByText('Correct the form errors below in order to proceed.')).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Needs changes')).toBeVisible());
  await expect(sent).not.toHaveBeenCalled();
});
export const ReadOnly: Story = show(
  { 'GET /creator/me/modules/14': { ...productFixture, permission: 'view' } },
  shows('You can read this page, but not change it.'),
);
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
