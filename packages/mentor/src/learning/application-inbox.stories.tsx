import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { keysetPaging, type Story, shows } from '@uplink/kit/testing';
import { inboxStories } from '../shared/testing/inbox.stage.tsx';
import { applicationFixture } from './application.fixture.ts';
import { ApplicationInbox } from './application-inbox.tsx';

const page: Schema<'ApplicationPage'> = {
  data: [
    applicationFixture,
    { ...applicationFixture, id: 4, title: 'Security Analyst Program', status: 'refused' },
  ],
  paging: keysetPaging(45),
  counts: [
    { status: 'accepted', count: 30 },
    { status: 'refused', count: 12 },
    { status: 'waiting', count: 3 },
  ],
  wait: 'day',
};
const none: Schema<'ApplicationPage'> = {
  data: [],
  paging: keysetPaging(0),
  counts: [],
  wait: null,
};

const meta = { title: 'mentor/ApplicationInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: ApplicationInbox,
  path: 'GET /applications',
  page,
  none,
  opens: /Security Analyst/,
});

export const ByStatus: Story = stories.byStatus('Waiting 3', 'waiting');
export const Wait: Story = stories.show({}, shows(/usually within a day/));
export const Ready: Story = stories.Ready;
export const ByProduct: Story = stories.ByProduct;
export const ByLearner: Story = stories.ByLearner;
export const OneLearner: Story = stories.OneLearner;
export const OneProduct: Story = stories.OneProduct;
export const PageSize: Story = stories.PageSize;
export const NoMatch: Story = stories.NoMatch;
export const PageGone: Story = stories.PageGone;
export const NotAMentor: Story = stories.NotAMentor;
export const Dark: Story = stories.Dark;
export const RightToLeft: Story = stories.RightToLeft;
export const Narrow: Story = stories.Narrow;
export const LongText: Story = stories.LongText;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Locked: Story = stories.Locked;
export const Forbidden: Story = stories.Forbidden;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
