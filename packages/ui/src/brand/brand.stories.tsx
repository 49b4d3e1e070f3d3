import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../testing/story-states.ts';
import { BrandMark } from './brand.tsx';

const meta = { title: 'ui/Brand', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const Large: Story = { args: { size: 64 } };
const withName = (
  <a className="ul-brand" href="#home">
    <BrandMark />
    <span>
      Uplink <em>Academy</em>
    </span>
  </a>
);
export const WithName: Story = { render: () => withName };
export const Dark: Story = { render: () => withName, ...dark };
export const RightToLeft: Story = { render: () => withName, globals: { direction: 'rtl' } };
