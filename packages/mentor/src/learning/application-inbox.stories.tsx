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
export const {
  Ready,
  ByProduct,
  ByLearner,
  OneLearner,
  OneProduct,
  PageSize,
  NoMatch,
  PageGone,
  NotAMentor,
  Dark,
  RightToLeft,
  Narrow,
  LongText,
  Loading,
  Empty,
  Locked,
  Forbidden,
  Failed,
  Offline,
} = stories;
