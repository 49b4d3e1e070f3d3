import type { Meta } from '@storybook/react-vite';
import {
  dark,
  longText,
  milestonesFixture,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  sentBackFixture,
  shows,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { detail, panel, path } from './testing/milestone-panel.stage.tsx';

const meta = { title: 'learner/MilestonePanel' } satisfies Meta;
export default meta;

/** The due date for work that waits or is complete, the state for all others. */
export const List: Story = panel({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('1 of 6 complete, 2 need you')).toBeVisible());
  for (const [title, slot] of [
    ['Two-site design', /Incomplete$/],
    ['Packet capture practical', /Ready for review, Due 12 Mar 2026$/],
    ['Your lab at home', /Complete, Due 13 Mar 2026$/],
    ['Switching exam', /Overdue$/],
    ['Career plan', /Waived$/],
    ['Office network diagram', /Sent back$/],
    ['CV and profile page', /Under review$/],
  ] as const) {
    const row = canvas.getByRole('link', { name: new RegExp(title) });
    await expect(row).toHaveTextContent(slot);
  }
});
export const Dark: Story = dark(List);
export const RightToLeft: Story = rightToLeft(List);
export const Narrow: Story = narrow(List);

export const Filtered: Story = panel({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Exam' }));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(canvas.getByRole('link', { name: /^Switching exam/ })).toBeVisible());
});

/** Up and Down move, Enter opens, Escape closes and gives the focus back. */
export const ByKeyboard: Story = panel(
  { [detail(2)]: { ...sentBackFixture, id: 2 } },
  async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('link', { name: /Technical|SQC/ });
    first?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Two-site design' });
    await waitFor(() => expect(heading).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByText('Sent back. Read the feedback', { exact: false })).toBeNull(),
    );
    await waitFor(() => expect(second).toHaveFocus());
  },
);

export const LongText: Story = panel(
  {
    [path]: milestonesFixture.map((milestone) => ({ ...milestone, title: longText })),
    [detail(6)]: {
      ...sentBackFixture,
      id: 6,
      title: longText,
      feedback: longText.repeat(4),
      links: [{ title: longText, url: 'https://example.org' }],
    },
  },
  async () => {
    await waitFor(() => expect(screen.getByText(longText.repeat(4))).toBeVisible());
  },
  { openId: 6 },
);
export const LongTextNarrow: Story = {
  ...narrow(LongText),
  play: async (context) => {
    await screen.findByRole('dialog', { name: longText });
    await narrow(LongText).play?.(context);
  },
};

export const BeforeStart: Story = panel(
  { [path]: [] },
  shows('Milestones appear when your cohort starts'),
  { startDate: '2090-03-02' },
);
export const Empty: Story = panel({ [path]: [] }, shows('This cohort has no milestones'));

const calendar = 'GET /me/calendar';
const openCalendar: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Due dates in your calendar' }));
  await screen.findByRole('dialog', { name: 'Due dates in your calendar' });
};

export const CalendarClosed: Story = panel(
  {
    [calendar]: { url: null },
    'PUT /me/calendar': { url: 'https://academy.example/calendar/5-abc.ics' },
  },
  async (context) => {
    await openCalendar(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Create address' }));
    await expect(await screen.findByRole('textbox', { name: 'Private address' })).toHaveValue(
      'https://academy.example/calendar/5-abc.ics',
    );
  },
);
export const CalendarOpen: Story = panel(
  {
    [calendar]: { url: 'https://academy.example/calendar/5-abc.ics' },
    'PUT /me/calendar': { url: null },
  },
  async (context) => {
    await openCalendar(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create address' })).toBeVisible(),
    );
  },
);
export const CalendarFailed: Story = panel({ [calendar]: refused.failed }, async (context) => {
  await openCalendar(context);
  await waitFor(() => expect(screen.getByText('This part could not be loaded')).toBeVisible());
});

const without = withoutContent((answers, play) => panel(answers, play), path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
