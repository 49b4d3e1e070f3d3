import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { siteFixture } from './front.fixture.ts';
import { FrontPage } from './front-page.view.tsx';

const meta = {
  title: 'learner/Status',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const days = (last: number | null) =>
  Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 1, 11 + index)).toISOString().slice(0, 10),
    share: index < 6 ? null : index === 29 ? last : index === 20 ? 0.97 : 1,
  }));
const fine: Schema<'Status'> = {
  state: 'ok',
  isLive: true,
  checkedAt: '2026-03-12T21:14:00.000Z',
  parts: [
    { part: 'lessons', state: 'ok', days: days(1) },
    { part: 'files', state: 'ok', days: days(1) },
    { part: 'mail', state: 'ok', days: days(1) },
    { part: 'payments', state: 'ok', days: days(1) },
    { part: 'background', state: 'ok', days: days(null) },
  ],
  incidents: [],
};
const late: Schema<'Incident'> = {
  id: 3,
  title: 'Mail arrives late',
  impact: 'slow',
  state: 'identified',
  parts: ['mail'],
  startedAt: '2026-03-12T20:40:00.000Z',
  resolvedAt: null,
  updates: [
    {
      state: 'identified',
      message: 'Our provider delivers with a delay. Nothing is lost.',
      date: '2026-03-12T20:55:00.000Z',
    },
    {
      state: 'investigating',
      message: 'Codes and receipts may arrive some minutes late.',
      date: '2026-03-12T20:40:00.000Z',
    },
  ],
};
const over: Schema<'Incident'> = {
  ...late,
  id: 2,
  title: 'Uploads failed',
  impact: 'down',
  state: 'resolved',
  parts: ['files'],
  resolvedAt: '2026-03-02T10:00:00.000Z',
  updates: [{ state: 'resolved', message: 'Uploads work.', date: '2026-03-02T10:00:00.000Z' }],
};
const show = (changes: Partial<Schema<'Status'>>, play?: Play): Story =>
  stage(
    () => (
      <FrontPage
        page={{ kind: 'status', status: { ...fine, ...changes } }}
        site={siteFixture}
        path="/status"
      />
    ),
    {},
    play,
  );
const [lessons, files, mail, payments, background] = fine.parts as [
  Schema<'PartStatus'>,
  Schema<'PartStatus'>,
  Schema<'PartStatus'>,
  Schema<'PartStatus'>,
  Schema<'PartStatus'>,
];

export const Fine = show({}, shows('Everything works'));
export const Incident = show(
  {
    state: 'slow',
    parts: [lessons, files, { ...mail, state: 'slow', days: days(0.4) }, payments, background],
    incidents: [late, over],
  },
  shows('Cause found'),
);
export const Dark = dark(Incident);
export const Narrow = narrow(Incident);
export const RightToLeft = rightToLeft(Incident);
export const Maintenance = show(
  { state: 'maintenance', incidents: [{ ...late, title: 'A larger disk', impact: 'maintenance' }] },
  shows('Maintenance is under way'),
);
export const WithoutDatabase = show(
  {
    state: 'down',
    isLive: false,
    parts: [
      { ...lessons, state: 'down' },
      files,
      ...[mail, payments, background].map((part) => ({ ...part, state: 'unknown' as const })),
    ],
    incidents: [over],
  },
  shows('The academy isn’t available right now'),
);
export const WithoutDatabaseDark = dark(WithoutDatabase);
export const LongTexts = narrow(
  show({
    state: 'down',
    incidents: [
      {
        ...late,
        title: longText,
        parts: ['lessons', 'files', 'mail', 'payments', 'background'],
        updates: [{ state: 'monitoring', message: longText, date: late.startedAt }],
      },
    ],
  }),
);
