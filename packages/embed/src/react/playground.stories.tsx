import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../testing/index.ts';
import { EmbedPlayground } from './playground.tsx';

const meta = { title: 'embed/Playground', component: EmbedPlayground } satisfies Meta<
  typeof EmbedPlayground
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The elements run in test mode: nothing is fetched. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Copy the snippet' })).toBeVisible(),
    );
  },
};

/** Not listed, so that people find the playground untouched. */
export const LessonFinished: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const frame = () =>
      canvasElement.querySelector('uplink-lesson')?.shadowRoot?.querySelector('iframe');
    const lesson = canvas.getByLabelText('Lesson');
    await userEvent.clear(lesson);
    await userEvent.type(lesson, '7');
    await waitFor(() => expect(canvas.getByText(/lesson="7"/)).toBeVisible());
    await waitFor(() => expect(frame()?.contentDocument?.querySelector('h1')).toBeTruthy());
    const buttons = frame()?.contentDocument?.querySelectorAll('button') ?? [];
    [...buttons].find(({ textContent }) => textContent === 'Finish lesson')?.click();
    await waitFor(() => expect(canvas.getByText('uplink-completed {"id":"7"}')).toBeVisible());
  },
};
