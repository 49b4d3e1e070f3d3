import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LabList } from './lab-list.tsx';

const meta = { title: 'creator/Labs' } satisfies Meta;
export default meta;

const lab = {
  id: 21,
  title: 'BGP communities',
  description: 'Twelve tasks.',
  vendor: 'Cable Labs',
  vendorId: 'cl-204',
  type: 1,
  numberOfLabs: 12,
  numberOfQuestions: 0,
  isPublic: true,
  version: 1,
};
const path = 'GET /creator/labs';
const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <LabList search={{}} onSearchChange={() => {}} stagesHref={(id) => `#${id}`} />,
    answers,
    play,
  );
const show = (data: object[], play?: Play) =>
  list(
    {
      [path]: { data, paging: { pageSize: 20, total: data.length, next: null, previous: null } },
    },
    play,
  );

export const Ready: Story = show([lab], async ({ canvas }) => {
  const stages = await canvas.findByRole('link', { name: 'Stages of BGP communities' });
  await expect(stages).toHaveAttribute('href', '#21');
});
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = longTexts(Ready);
export const Empty: Story = show([], shows('No practice labs yet'));
const without = withoutContent(list, path);
export const Loading: Story = without.Loading;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

/** Each field shows what is wrong with it. */
export const Faulty: Story = show([lab], async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New lab' }));
  const count = await screen.findByRole('textbox', { name: 'Number of labs' });
  await userEvent.clear(count);
  await userEvent.type(count, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Create lab' }));
  await waitFor(() => expect(screen.getByText('Value must be an integer')).toBeVisible());
  await waitFor(() => expect(screen.getAllByText('This field is Required')[0]).toBeVisible());
});
