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
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { Bundle } from './bundle/bundle.tsx';

const meta = { title: 'creator/Bundle' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14/bundle';
const part = (id: number, name: string): Schema<'BundledModule'> => ({
  id,
  name,
  type: 2,
  uniqueName: `part-${id}`,
  isPublic: id !== 3,
  lessonCount: 12,
});
const sent = fn();
const answers: TestAnswers = {
  'GET /creator/me/modules/14': { ...productFixture, type: 8, childCount: 3 },
  'GET /creator/me/modules': {
    data: [{ ...productFixture, id: 9, name: 'BGP at the Edge' }],
    paging: { pageSize: 20, total: 1, next: null, previous: null },
  },
  [call]: [part(1, 'VLANs'), part(2, 'OSPF'), part(3, 'Access lists')],
  'PUT /creator/me/modules/14/bundle': async (request: Request) => {
    sent(await request.json());
    return Response.json({ ...productFixture, type: 8, version: 4 });
  },
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(() => <Bundle productId={14} />, { ...answers, ...changed }, play);

/** Taken out, added and saved together. */
export const Ready: Story = show({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('button', { name: 'Move VLANs' })).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Access lists' }));
  await userEvent.type(canvas.getByRole('combobox', { name: 'Add a product' }), 'bgp');
  await userEvent.click(await screen.findByRole('option', { name: /BGP at the Edge/ }));
  await waitFor(() => expect(canvas.getByText(/46 learners get what you add/)).toBeVisible());
  await userEvent.click(await canvas.findByRole('button', { name: 'Save order and products' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await expect(sent.mock.lastCall?.[0].childIds.at(-1)).toBe(9);
});
export const Dark: Story = dark(show());
export const RightToLeft: Story = rightToLeft(show());
/** Only listed, and why. */
export const Narrow: Story = narrow(show());
export const LongText: Story = narrow(show({ [call]: [part(1, longText)] }));
export const Empty: Story = show({ [call]: [] }, shows('No products yet.'));
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
