import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  longTexts,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { diplomaFixture } from './certificates.fixture.ts';
import { DiplomaList, type DiplomaListProps } from './diploma-list.tsx';

const path = 'GET /me/diplomas';
const onTypeChange = fn();
const onPageChange = fn();
const list = (answers: TestAnswers, play?: Play, type?: DiplomaListProps['type']) =>
  stage(
    () => (
      <DiplomaList type={type} page={0} onTypeChange={onTypeChange} onPageChange={onPageChange} />
    ),
    answers,
    play,
  );
const paging = { page: 0, pageSize: 8, total: 11, next: '/me/diplomas?page=1' };
const none = { data: [], paging: { ...paging, total: 0, next: null } };
const page = {
  data: [
    diplomaFixture,
    {
      ...diplomaFixture,
      id: 3,
      type: 2,
      expiresAt: null,
      name: 'Certificate of program completion',
    },
    { ...diplomaFixture, id: 4, type: 3, name: 'Layer 2 award', image: '/icon.svg' },
    { ...diplomaFixture, id: 5, status: 'expired' },
    { ...diplomaFixture, id: 6, status: 'revoked' },
    { ...diplomaFixture, id: 7, name: longText, moduleName: longText },
  ],
  paging,
};

const meta = { title: 'learner/DiplomaList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('link', { name: /VLANs and Switching/ });
  await expect(first).toHaveAttribute('href', '/certs-and-awards/1/2');
  for (const status of ['Expired', 'Revoked'])
    await waitFor(() => expect(canvas.getByText(status)).toBeVisible());
  await userEvent.click(canvas.getByRole('radio', { name: 'Digital awards' }));
  await expect(onTypeChange).toHaveBeenLastCalledWith(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
  await expect(onPageChange).toHaveBeenLastCalledWith(1);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
/** Pages are turned by arrows alone. */
export const Narrow: Story = narrow(
  list({ [path]: page }, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(1);
  }),
);
export const LongText: Story = longTexts(Ready);
export const Empty: Story = list({ [path]: none }, shows('Nothing earned yet'));
export const NoneOfKind: Story = list(
  { [path]: none },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(onTypeChange).toHaveBeenLastCalledWith(undefined);
  },
  3,
);
export const Loading: Story = list({ [path]: refused.loading });
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
export const Offline: Story = list(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
export const ByKeyboard: Story = list({ [path]: page }, async ({ canvas }) => {
  (await canvas.findByRole('radio', { name: 'Digital awards' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onTypeChange).toHaveBeenLastCalledWith(3);
  const [first] = await canvas.findAllByRole('link', { name: /VLANs and Switching/ });
  first?.focus();
  await press(canvas.getByRole('button', { name: 'Page 2' }));
  await expect(onPageChange).toHaveBeenLastCalledWith(1);
});
