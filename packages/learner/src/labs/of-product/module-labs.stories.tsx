import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { labFixture } from '../labs.fixture.ts';
import { ModuleLabs } from './module-labs.tsx';

const path = 'GET /me/modules/3/labs';
const labs = (answers: TestAnswers, play?: Play) =>
  stage(() => <ModuleLabs moduleId={3} />, answers, play);

const meta = { title: 'learner/ModuleLabs' } satisfies Meta;
export default meta;

export const Ready: Story = labs(
  { [path]: [labFixture, { ...labFixture, id: 61, name: 'Clinic', state: 'ready' }] },
  async ({ canvas }) => {
    const lab = await canvas.findByRole('link', { name: 'Trunk repair' });
    await expect(lab).toHaveAttribute('href', '/practice-labs/trunk-repair');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All labs' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Launch lab: Clinic' }));
    await waitFor(() =>
      expect(screen.getByText(/Your one year of access starts now/)).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  labs({ [path]: [{ ...labFixture, name: longText, description: longText }] }),
);
export const Empty: Story = labs({ [path]: [] }, shows('No labs here yet'));
const without = withoutContent(labs, path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
