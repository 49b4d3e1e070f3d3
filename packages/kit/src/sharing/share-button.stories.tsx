import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { longText } from '../testing/refs.fixture.ts';
import { dark, narrow, type Play, rightToLeft, type Story, stage } from '../testing/stage.tsx';
import { ShareButton, type ShareButtonProps } from './share-button.tsx';

const shared = {
  title: 'Share your certificate',
  text: 'I finished VLANs and Switching Foundations at Uplink Academy.',
  url: 'https://academy.example/verify/7Q2MXKPA94TBWZCD',
  note: 'Anyone with the link can see your name and what you completed.',
};
const show = (play: Play, props: Partial<ShareButtonProps> = {}) =>
  stage(() => <ShareButton {...shared} {...props} />, {}, play);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Share/ }));
  const dialog = await screen.findByRole('dialog', { name: shared.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const opens: Play = async () => {
  await open();
};

const meta = { title: 'kit/Sharing' } satisfies Meta;
export default meta;

export const Ready: Story = show(async () => {
  const dialog = await open();
  for (const [name, host] of [
    ['LinkedIn', 'www.linkedin.com'],
    ['X', 'x.com'],
    ['Facebook', 'www.facebook.com'],
  ] as const) {
    const link = dialog.getByRole('link', { name: new RegExp(`^${name}\\b.*opens a new tab$`) });
    await expect(new URL(link.getAttribute('href') ?? '').host).toBe(host);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
});
export const Open: Story = show(opens);
export const Dark: Story = dark(Open);
export const RightToLeft: Story = { ...rightToLeft(Open), play: opens };
export const Narrow: Story = { ...narrow(Open), play: opens };
export const InARow: Story = show(opens, { look: 'icon' });
export const LongText: Story = show(opens, {
  text: longText,
  url: `https://academy.example/${'a'.repeat(200)}`,
});
export const Copied: Story = show(async () => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(dialog.getByText('Copied')).toBeVisible());
  await expect(write).toHaveBeenCalledWith(shared.url);
});
export const ByAnApp: Story = show(async () => {
  const share = fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Share with an app' }));
    await expect(share).toHaveBeenCalledWith({ text: shared.text, url: shared.url });
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});
export const NotCopied: Story = show(async () => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(dialog.getByText(/^Not copied/)).toBeVisible());
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(shared.url);
});
