import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dark } from '../testing/story-states.ts';
import { Toast } from './toast.tsx';
import { createToasts, type ToastContent } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

function Example({ contents }: { contents: ToastContent[] }) {
  const [toasts] = useState(createToasts);
  return (
    <div style={{ minHeight: 260 }}>
      <Button onPress={() => void contents.map((content) => toasts.show(content))}>Show</Button>
      <ToastRegion toasts={toasts} />
    </div>
  );
}
const meta = {
  title: 'ui/Toast',
  component: Example,
  args: { contents: [{ title: 'Draft saved', text: 'Three answers, kept until you submit.' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const region = await screen.findByRole('region', { name: /notification/ });
    await waitFor(() => expect(region).toBeVisible());
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = { title: 'Note deleted', action: { label: 'Undo', onPress: () => {} } };
const kinds: ToastContent[] = [
  { title: 'Saving draft', text: 'Stays for at least two seconds.', tone: 'info' },
  { title: 'You are offline', text: 'Answers are kept here and sent later.', tone: 'pending' },
  { title: 'Upload stopped', tone: 'fault', action: { label: 'Try again', onPress: () => {} } },
];

export const Ok: Story = {};
export const WithUndo: Story = { args: { contents: [undo] } };
/** A page that has only one thing to say needs no queue. */
export const WithoutQueue: Story = {
  render: () => <Toast title="Lesson finished" text="60 XP are yours." onClose={() => {}} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Lesson finished')).toBeVisible());
  },
};
export const Several: Story = { args: { contents: kinds } };
export const MoreThanFit: Story = {
  args: { contents: [...kinds, undo, { title: 'Draft saved' }] },
};
export const Dark: Story = { args: { contents: kinds }, ...dark };
export const RightToLeft: Story = { args: { contents: kinds }, globals: { direction: 'rtl' } };
export const LongTextNarrow: Story = {
  args: {
    contents: [
      { ...undo, title: 'The note at 4:44 about comparing the MTU on both ends was deleted' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
