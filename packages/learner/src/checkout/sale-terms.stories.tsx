import type { Meta } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story, shows } from '@uplink/kit/testing';
import { SaleTerms } from './sale-terms.view.tsx';

const meta = { title: 'learner/SaleTerms' } satisfies Meta;
export default meta;

export const Open: Story = {
  render: () => <SaleTerms />,
  play: shows(/You can request a refund under Billing within 14 days/),
};
export const Dark: Story = dark(Open);
export const RightToLeft: Story = rightToLeft(Open);
export const Narrow: Story = narrow(Open);
