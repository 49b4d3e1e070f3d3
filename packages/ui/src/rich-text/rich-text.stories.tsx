import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { RichText } from './rich-text.tsx';

const html = `
<p>Two routers that share a link do not trust each other at once. Before they exchange routes they
check that a few <strong>numbers agree</strong>, among them <code>hello-interval</code>.</p>
<h2>Inside the Hello</h2>
<ul><li>the area ID;</li><li>the timers:<ul><li>hello</li><li>dead</li></ul></li></ul>
<ol><li>Hello</li><li>Database Description</li><li>Link State Request</li></ol>
<h3>On the wire</h3>
<pre data-title="R2, privileged exec"><code>R2# show ip ospf neighbor
Neighbor ID     Pri   State           Dead Time   Address         Interface
3.3.3.3           1   EXSTART/BDR     00:00:31    10.0.23.3       GigabitEthernet0/1</code></pre>
<blockquote><p>Stuck in EXSTART: compare the MTU on both ends.</p></blockquote>
<h4>Timers</h4>
<table><thead><tr><th>Network</th><th>Hello</th><th>Dead</th></tr></thead>
<tbody><tr><td>Broadcast</td><td>10 s</td><td>40 s</td></tr>
<tr><td>Non-broadcast</td><td>30 s</td><td>120 s</td></tr></tbody></table>
<hr><p>Read on in <a href="#lsa">LSA types</a>.</p>`;

const meta = {
  title: 'ui/RichText',
  component: RichText,
  args: { html, sanitize: (text: string) => text },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'R2, privileged exec' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Table' })).toBeVisible());
  },
};
export const Dark: Story = dark;
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const OneLine: Story = { args: { html: '<p>One line.</p>' } };
