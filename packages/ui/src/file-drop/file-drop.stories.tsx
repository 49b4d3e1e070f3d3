import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'ui/FileDrop',
  component: FileDrop,
  args: {
    description: 'pdf, pcapng, zip. 5 GB each.',
    extensions: ['pdf', 'pcapng', 'zip'],
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OneFile: Story = {
  args: { description: 'png, up to 1 MB.', extensions: ['png'], allowsMultiple: false },
};
export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'topology.pdf', { type: 'application/pdf' }));
    const zone = canvasElement.querySelector('.ul-drop');
    await fireEvent(
      zone as Element,
      new DragEvent('dragenter', { dataTransfer, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(canvas.getByText('Drop to add')).toBeVisible());
  },
};
export const Rejected: Story = { args: { errorMessage: 'core-switch.exe: Wrong Format' } };
export const Busy: Story = { args: { busyText: 'Reading 2 files' } };
export const WithPhotos: Story = {
  args: { description: 'pdf, jpg. 5 GB each.', extensions: ['pdf', 'jpg'] },
};
export const Disabled: Story = {
  args: { isDisabled: true, description: 'All 5 files are handed in.' },
};
export const LongText: Story = {
  args: {
    description: longText,
    errorMessage: `${longText.replaceAll(' ', '-')}.exe: Wrong Format`,
  },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { errorMessage: 'صيغة خاطئة' } };
export const Dark: Story = { ...dark, args: { errorMessage: 'core-switch.exe: Wrong Format' } };
