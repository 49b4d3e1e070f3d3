import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dark } from '../testing/story-states.ts';
import { Banner } from './banner.tsx';
import { BannerStack } from './banner-stack.tsx';

const meta = { title: 'ui/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof BannerStack>;

const messages = [
  'We were unable to process your payment. Update your card and try again.',
  'The file size is too big. topology.zip has 5.6 GB, the limit is 5 GB.',
  'Your session ended while you were away. Sign in again to go on.',
];

function Stack({ of = messages }: { of?: string[] }) {
  const [banners, setBanners] = useState(of.map((message, id) => ({ id, message })));
  return (
    <div style={{ minHeight: 280 }}>
      <BannerStack
        banners={banners}
        onClose={(closed) => setBanners(banners.filter(({ id }) => id !== closed))}
        onCloseAll={() => setBanners([])}
      />
    </div>
  );
}

export const PassesByItself: Story = {
  render: () => (
    <BannerStack
      banners={[
        { id: 1, kind: 'pending', message: 'You are offline. Your work is saved on this device.' },
      ]}
      onClose={() => {}}
      onCloseAll={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').closest('[data-kind]')).toHaveAttribute(
      'data-kind',
      'pending',
    );
  },
};

export const Kinds: Story = {
  render: () => (
    <div className="ul-stack ul-gap-12">
      <Banner onClose={() => {}}>We could not process your request</Banner>
      <Banner kind="pending">
        Wallet authorisation ends in 12 days. <a href="#again">Re-authorise</a>
      </Banner>
      <Banner kind="info">Copying runs in the background.</Banner>
      <Banner kind="ok" action={<Button size="sm">Open</Button>}>
        The copy is ready.
      </Banner>
    </div>
  ),
};
export const KindsDark: Story = { ...Kinds, ...dark };
export const KindsRightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } };
export const One: Story = { render: () => <Stack of={messages.slice(0, 1)} /> };
export const Three: Story = {
  render: () => <Stack />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Close: The file/ }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Close all/ })).toBeNull();
  },
};
export const WithAction: Story = {
  render: () => (
    <BannerStack
      banners={[
        { id: 1, message: String(messages[2]), action: <Button size="sm">Sign in</Button> },
      ]}
      onClose={() => {}}
      onCloseAll={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible());
  },
};
export const ManyNarrow: Story = {
  render: () => <Stack of={[...messages, ...messages].map((text, at) => `${at + 1}. ${text}`)} />,
  globals: { viewport: { value: 'mobile1' } },
};

const edge = (element: Element, side: 'top' | 'bottom') => element.getBoundingClientRect()[side];
/** On a telephone nothing of the page lies under them: not its head, nor what has the focus. */
export const NarrowOverAPage: Story = {
  render: () => (
    <>
      <BannerStack
        banners={[{ id: 1, message: String(messages[0]) }]}
        onClose={() => {}}
        onCloseAll={() => {}}
      />
      <main className="ul-stack">
        <h1 className="ul-h1">Home</h1>
        {Array.from({ length: 30 }, (_, index) => `Lesson ${index + 1}`).map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </main>
    </>
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert').closest('.ul-banner') ?? document.body;
    await expect(edge(canvas.getByRole('heading'), 'top')).toBeGreaterThan(edge(banner, 'bottom'));
    canvas.getByRole('button', { name: 'Lesson 30' }).focus();
    for (let step = 0; step < 20; step += 1) await userEvent.tab({ shift: true });
    const focused = canvas.getByRole('button', { name: 'Lesson 10' });
    await expect(focused).toHaveFocus();
    await expect(edge(banner, 'top')).toBeGreaterThanOrEqual(0);
    await expect(edge(focused, 'top')).toBeGreaterThan(edge(banner, 'bottom'));
  },
};
