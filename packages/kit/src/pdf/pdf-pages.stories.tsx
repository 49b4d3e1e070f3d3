import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PdfPages } from './pdf-pages.tsx';

const file = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R/Resources<<>>>>endobj',
  '4 0 obj<</Length 18>>stream',
  '10 10 100 50 re f',
  'endstream endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');

const meta = {
  title: 'kit/PdfPages',
  component: PdfPages,
  args: { name: 'plan.pdf', url: `data:application/pdf;base64,${btoa(file)}` },
} satisfies Meta<typeof PdfPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('img', { name: 'Page 1 of 1' }, { timeout: 10_000 });
    await waitFor(() => expect(page).toBeVisible());
  },
};
export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } };
export const Unreadable: Story = {
  args: { url: `data:application/pdf;base64,${btoa('not a file of this kind')}` },
};
