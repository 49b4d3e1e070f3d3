import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { Viewport } from './viewport.tsx';

const meta = {
  title: 'ui/Viewport',
  component: Viewport,
  args: {
    title: 'Phone, 390',
    width: 390,
    height: 480,
    children: (
      <main>
        <h1 className="ul-h1">Make routers agree.</h1>
        <button type="button">Buy</button>
      </main>
    ),
  },
} satisfies Meta<typeof Viewport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own width is what the page inside sees, and nothing in it can be pressed. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    const frame = (await canvas.findByTitle('Phone, 390')) as HTMLIFrameElement;
    await waitFor(() =>
      expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent('Make routers agree.'),
    );
    await expect(frame.contentWindow?.matchMedia('(max-width: 400px)').matches).toBe(true);
    await expect(frame.contentDocument?.querySelector('[inert] button')).not.toBeNull();
  },
};
export const Desktop: Story = { args: { title: 'Desktop, 1180', width: 1180 } };
export const OtherTheme: Story = { args: { theme: 'dark' } };
export const Dark: Story = { ...Phone, ...dark };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Desktop, globals: { viewport: { value: 'mobile1' } } };
