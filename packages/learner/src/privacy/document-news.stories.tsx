import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { dark, narrow, type Play, rightToLeft, type Story, stage } from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contextFixture } from '../shared/context.fixture.ts';
import { DocumentNews } from './document-news.tsx';

const meta = { title: 'learner/Document news' } satisfies Meta;
export default meta;

const accepted = fn();
const answers: TestAnswers = {
  'GET /me/context': { ...contextFixture, documentsToAccept: ['termsOfSale', 'privacy'] },
  'PUT /me/documents': async (request: Request) => {
    accepted(await request.json());
    return new Response(null, { status: 204 });
  },
};
const hrefs = { termsOfSale: '/terms-of-sale', privacy: '/privacy' };
const widget = (play: Play, more: TestAnswers = {}) =>
  stage(() => <DocumentNews hrefs={hrefs} />, { ...answers, ...more }, play);

async function open() {
  const dialog = await screen.findByRole('dialog', { name: 'Please read our documents' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Shown: Story = widget(async () => {
  const dialog = await open();
  await waitFor(() => expect(dialog.getByRole('link', { name: /^Privacy/ })).toBeVisible());
});
export const Dark: Story = dark(Shown);
export const RightToLeft: Story = rightToLeft(Shown);
export const Narrow: Story = { ...narrow(Shown), play: async () => void (await open()) };
export const Accepted: Story = widget(async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await gone();
  await expect(accepted.mock.lastCall?.[0]).toEqual({
    accepted: [
      { document: 'termsOfSale', version: 1 },
      { document: 'privacy', version: 1 },
    ],
  });
});
export const PutOff: Story = widget(async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
  await gone();
});
export const NewerByNow: Story = widget(
  async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await dialog.findByText(/^There is a newer version/);
  },
  {
    'PUT /me/documents': () =>
      Response.json(
        {
          message: 'There is a newer version now. Reload the page to read it.',
          code: 'conflict',
          requestId: 'story',
        },
        { status: 409 },
      ),
  },
);
