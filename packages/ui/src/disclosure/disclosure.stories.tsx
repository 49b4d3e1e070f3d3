import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { dark } from '../testing/story-states.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'ui/Disclosure',
  component: Disclosure,
  args: {
    title: '2. Neighbors on a link',
    meta: '1 of 4 lessons done',
    children: <p className="ul-card__body">What a Hello says</p>,
  },
  decorators: [
    (Show) => (
      <Card isFlush>
        <Show />
      </Card>
    ),
  ],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Neighbors/ }));
    await waitFor(() => expect(canvas.getByText('What a Hello says')).toBeVisible());
  },
};
export const Open: Story = { args: { isDefaultOpen: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongTitleNarrow: Story = {
  args: { title: 'A section with a title that takes up more than one line on a phone' },
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = { args: { isDefaultOpen: true }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { isDefaultOpen: true }, ...dark };
