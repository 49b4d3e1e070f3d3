import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { COVER_MOTIFS } from '../cover-drawing/draw.ts';
import { COVER_HUES } from '../cover-drawing/hues.ts';
import { dark, rightToLeft } from '../testing/story-states.ts';
import { Cover } from './cover.tsx';

const meta = {
  title: 'ui/Cover',
  component: Cover,
  args: { motif: 'areas', hue: 'ink', seed: 'ospf-in-practice' },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 300px)', gridGap: 16 }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('text')).toHaveTextContent('area 0'));
  },
};
export const Motifs: Story = {
  render: ({ hue, seed }) => (
    <>
      {COVER_MOTIFS.map((motif) => (
        <Cover key={motif} motif={motif} hue={hue} seed={seed} />
      ))}
    </>
  ),
};
export const Hues: Story = {
  render: ({ seed }) => (
    <>
      {COVER_HUES.map((hue, index) => (
        <Cover key={hue} motif={COVER_MOTIFS[index] ?? 'route'} hue={hue} seed={seed} />
      ))}
    </>
  ),
};
export const HuesDark: Story = { ...Hues, ...dark };
export const RightToLeft: Story = { ...One, ...rightToLeft };
export const Seeds: Story = {
  render: () => (
    <>
      {['edge-lists', 'branch-lists', 'guest-lists'].map((seed) => (
        <Cover key={seed} motif="sieve" hue="green" seed={seed} />
      ))}
    </>
  ),
};
export const Bare: Story = {
  args: { isBare: true },
  decorators: [
    (Story) => (
      <div style={{ width: 96 }}>
        <Story />
      </div>
    ),
  ],
};
