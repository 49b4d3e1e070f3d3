import type { Meta } from '@storybook/react-vite';
import { dark, narrow, type Play, type Story, shows, stage } from '@uplink/kit/testing';
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
const show = (data: object[], play?: Play) =>
  stage(
    () => <LabList search={{}} onSearchChange={() => {}} stagesHref={(id) => `#${id}`} />,
    {
      'GET /creator/labs': {
        data,
        paging: { pageSize: 20, total: data.length, next: null, previous: null },
      } as never,
    },
    play,
  );

export const Ready: Story = show([lab], async ({ canvas }) => {
  const stages = await canvas.findByRole('link', { name: 'Stages of BGP communities' });
  await expect(stages).toHaveAttribute('href', '#21');
});
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const Empty: Story = show([], shows('No practice labs yet'));

/** Each field is told what is wrong with it. */
export const Faulty: Story = show([lab], async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New lab' }));
  const count = await screen.findByRole('textbox', { name: 'Number of labs' });
  await userEvent.clear(count);
  await userEvent.type(count, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Create lab' }));
  await waitFor(() => expect(screen.getByText('Value must be an integer')).toBeVisible());
  await waitFor(() => expect(screen.getAllByText('This field is Required')[0]).toBeVisible());
});
