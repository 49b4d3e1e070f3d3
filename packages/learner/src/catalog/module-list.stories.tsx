import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  bundleFixture,
  courseFixture,
  dark,
  foreignFixture,
  labModuleFixture,
  longText,
  narrow,
  type Play,
  programFixture,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { ModuleList } from './module-list.tsx';

const found = 'GET /me/modules';
const path = 'GET /me/modules/1/children';
const parts = [courseFixture, { ...foreignFixture, isLocked: true, status: 2 }];

const list = (answers: TestAnswers, play?: Play, type = 1) =>
  stage(
    () => (
      <ModuleList
        product={{ type, uniqueName: 'network-engineer' }}
        renderOutline={() => 'The outline of the course'}
        renderLabs={() => 'The labs'}
      />
    ),
    { [found]: [programFixture], ...answers },
    play,
  );

const meta = { title: 'learner/ModuleList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: parts }, shows('Opens later in your program.'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({
    [found]: [{ ...programFixture, name: longText }],
    [path]: parts.map((one) => ({ ...one, name: longText })),
  }),
);
export const OfACourse: Story = list(
  { [found]: [courseFixture] },
  shows('The outline of the course'),
  2,
);
export const OfABundle: Story = list(
  { [found]: [bundleFixture], 'GET /me/modules/80/children': parts },
  shows('Opens later in your program.'),
  8,
);
export const OfALab: Story = list({ [found]: [labModuleFixture] }, shows('The labs'), 10);
export const Loading: Story = list({ [found]: refused.loading });
export const Empty: Story = list({ [path]: [] }, shows('Nothing here yet'));
export const NotFound: Story = list(
  { [found]: [] },
  shows('A Black Hole just swallowed that page'),
);
export const Locked: Story = list({ [path]: refused.locked }, shows('Not open yet'));
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
