import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { dark, longTexts, narrow, rightToLeft, type Story, stage } from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnModeration } from './own-moderation.tsx';

const meta = { title: 'learner/OwnModeration' } satisfies Meta;
export default meta;

const hidden: Schema<'OwnModeration'> = {
  id: 4,
  kind: 'response',
  status: 'decided',
  text: 'Buy the answers at …',
  action: 'hide',
  reason: 'Advertising is not allowed in discussions.',
  date: '2026-03-12T21:14:00.000Z',
  canAppeal: true,
  appeal: null,
};
const held: Schema<'OwnModeration'> = {
  ...hidden,
  id: 5,
  kind: 'question',
  status: 'held',
  text: 'Is https://www.rfc-editor.org the right source?',
  action: null,
  reason: null,
  canAppeal: false,
};
const appealed: Schema<'OwnModeration'> = {
  ...hidden,
  id: 6,
  kind: 'rating',
  status: 'appealed',
  canAppeal: false,
  appeal: 'It was a link to the documentation.',
};

export const Ready: Story = stage(() => <OwnModeration />, {
  'GET /me/moderation': [hidden, held, appealed],
});
export const ReadyDark: Story = dark(Ready);
export const ReadyNarrow: Story = narrow(Ready);
export const ReadyRightToLeft: Story = rightToLeft(Ready);
export const ReadyLongText: Story = longTexts(Ready);

export const Appealed: Story = stage(
  () => <OwnModeration />,
  {
    'GET /me/moderation': [hidden],
    'POST /me/moderation/4/appeal': { ...hidden, status: 'appealed', canAppeal: false },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'It was a link to the documentation.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
