import type { Meta } from '@storybook/react-vite';
import { UplinkProvider, useUplink } from '@uplink/api-client/react';
import { rightToLeft, type Story, stage } from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { QuizList } from '../quizzes/index.ts';
import type { MessageOverrides } from './index.ts';

const german: MessageOverrides = {
  'learner/quiz-list': {
    empty: 'Noch kein Quiz',
    emptyText: 'Sie kommen mit den Lektionen deiner Kurse.',
  },
};

const quizzes = <QuizList page={0} onPageChange={() => {}} onStatusChange={() => {}} />;

function TwoAcademies() {
  return (
    <div className="ul-stack ul-gap-24">
      <UplinkProvider client={useUplink()} messages={german}>
        {quizzes}
      </UplinkProvider>
      {quizzes}
    </div>
  );
}

const meta = { title: 'learner/Texts of a host' } satisfies Meta;
export default meta;

export const TwoProviders: Story = stage(
  () => <TwoAcademies />,
  { 'GET /me/quizzes': { data: [], paging: { page: 0, pageSize: 20, total: 0, next: null } } },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Noch kein Quiz')).toBeVisible());
    await waitFor(async () => expect(await canvas.findByText('No quizzes here')).toBeVisible());
  },
);
export const TwoProvidersRightToLeft: Story = rightToLeft(TwoProviders);
