import type { Meta } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story, shows } from '@uplink/kit/testing';
import { EmptyEmail } from './empty-email.view.tsx';

const meta = { title: 'learner/EmptyEmail' } satisfies Meta;
export default meta;

export const Empty: Story = { render: () => <EmptyEmail />, play: shows('No emails yet') };
export const Dark: Story = dark(Empty);
export const RightToLeft: Story = rightToLeft(Empty);
export const Narrow: Story = narrow(Empty);
