import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dark } from '../testing/story-states.ts';
import { Loadable } from './loadable.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

const meta = {
  title: 'ui/Skeleton',
  component: Loading,
  args: {
    label: 'The inbox',
    children: (
      <div className="ul-row ul-gap-12">
        <Skeleton shape="circle" height={36} />
        <div className="ul-grow">
          <Skeleton width="60%" />
          <Skeleton width="35%" height={12} />
        </div>
        <Skeleton width="80px" height={24} />
      </div>
    ),
  },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAtFirstThenTheShape: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { hidden: true });
    await expect(status).not.toBeVisible();
    await waitFor(() => expect(status).toBeVisible());
  },
};
export const Dark: Story = dark;
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

function Example() {
  const [isLoading, setLoading] = useState(true);
  return (
    <div className="ul-stack">
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? 'Arrive' : 'Load again'}</Button>
      <Loadable isLoading={isLoading} label="The lesson" skeleton={<Skeleton height={20} />}>
        {() => <p>Two routers share a link.</p>}
      </Loadable>
    </div>
  );
}

export const SwapsWithoutFlicker: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.queryByText('Two routers share a link.')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Two routers share a link.')).toBeVisible());
  },
};
