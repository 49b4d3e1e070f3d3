import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffFigures } from './staff-figures.tsx';

const meta = { title: 'admin/StaffFigures', parameters } satisfies Meta;
export default meta;

const path = 'GET /management/overview/figures';
const days = Array.from({ length: 30 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);
const figure = (
  kind: Schema<'StaffFigure'>['kind'],
  currency: string | null,
  size: number,
): Schema<'StaffFigure'> => {
  const points = days.map((start, day) => ({ start, value: ((day * 7) % 5) * size }));
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return { kind, currency, total, before: Math.round(total / 2), points };
};
const figures: Schema<'StaffFigures'> = {
  since: '2026-03-01',
  until: '2026-03-30',
  step: 'day',
  figures: [
    figure('signUps', null, 1),
    figure('purchases', null, 1),
    figure('income', 'USD', 42_000),
    figure('refunded', 'USD', 0),
  ],
};
const onDaysChange = fn();
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <StaffFigures days={30} onDaysChange={onDaysChange} />,
    { [path]: figures, ...answers },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Payments received (USD)' });
  await expect(link).toHaveAttribute(
    'href',
    '/admin/entries?of=payments&since=2026-03-01&until=2026-03-30',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Payments received (USD) as a table' }));
  const table = within(
    await canvas.findByRole('grid', { name: 'Payments received (USD) as a table' }),
  );
  await waitFor(() => expect(table.getByText('2 Mar')).toBeVisible());
  await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
  await expect(onDaysChange).toHaveBeenCalledWith(365);
});
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const Empty = show({ [path]: refused.empty }, shows('No figures'));
const without = withoutContent(show, path);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
