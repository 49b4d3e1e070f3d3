import { defineMessages } from '@uplink/api-client/messages';
import type { FigureKind } from './figures.types.ts';

const facts: Record<FigureKind, string> = {
  signUps: 'Sign-ups',
  purchases: 'Purchases',
  income: 'Payments received',
  refunded: 'Refunded',
};

export const figuresMessages = defineMessages('admin/figures', {
  noun: 'The figures',
  none: 'No figures',
  noneText: 'There are no figures for your roles.',
  title: 'Over time',
  days: 'How many days',
  range: (days: number) => (days === 365 ? '1 year' : `${days} days`),
  facts,
  name: (kind: FigureKind, currency: string | null) =>
    currency === null ? facts[kind] : `${facts[kind]} (${currency})`,
  before: (days: number, value: string) => `${days} days before: ${value}`,
  table: (name: string) => `${name} as a table`,
  columns: {
    day: 'Day (UTC)',
    week: 'Week from (UTC)',
    month: 'Month from (UTC)',
    value: 'Value',
  },
});
