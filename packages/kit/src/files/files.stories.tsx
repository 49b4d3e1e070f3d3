import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, narrow, rightToLeft, type Story, stage } from '../testing/stage.tsx';
import type { FileRow } from './files.types.ts';
import { FilesView } from './files.view.tsx';
import { PictureField } from './picture-field.tsx';

const meta = { title: 'kit/Files' } satisfies Meta;
export default meta;

const stored: FileRow = {
  id: 1,
  file: undefined,
  name: 'topology.pdf',
  size: 1_900_000,
  status: 'stored',
  progress: undefined,
  uploadId: undefined,
  key: 'homework/topology.pdf',
  error: undefined,
  isRefused: false,
};
const broken: FileRow = {
  ...stored,
  id: 2,
  file: new File(['bytes'], 'capture.pcapng'),
  name: 'capture.pcapng',
  status: 'failed',
  key: undefined,
  error: 'The link broke off.',
};
const onRetry = fn();

export const Chosen: Story = {
  render: () => (
    <FilesView
      rule={{ extensions: ['pdf', 'pcapng'], maxSize: 5_368_709_120 }}
      rows={[stored, broken]}
      onAdd={() => {}}
      onRemove={() => {}}
      onRetry={onRetry}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledWith(2);
  },
};
export const Dark: Story = dark(Chosen);
export const RightToLeft: Story = rightToLeft(Chosen);
export const Narrow: Story = narrow(Chosen);

const picture = (value: string | null) => (
  <PictureField
    label="Header background"
    category="moduleImage"
    stored="/icon.svg"
    value={value}
    onChange={onPicture}
  />
);
const onPicture = fn();
export const PictureStored: Story = stage(
  () => picture('/icon.svg'),
  {},
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await expect(onPicture).toHaveBeenCalledWith(null);
  },
);
export const PictureNone: Story = stage(() => picture(null), {});
