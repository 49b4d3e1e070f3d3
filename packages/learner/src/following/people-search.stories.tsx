import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { personFixture } from './following.fixture.ts';
import { PeopleSearch } from './people-search.tsx';

function Example() {
  const [search, setSearch] = useState('');
  return (
    <PeopleSearch
      profileHref={(name) => `/profile/${name}`}
      search={search}
      onSearchChange={setSearch}
    />
  );
}

const path = 'GET /users/-/profiles';
const search = (answers: TestAnswers, play?: Play) => stage(() => <Example />, answers, play);
const type: (text: string) => Play =
  (text) =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find learners' }), 'mor');
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };

const meta = { title: 'learner/PeopleSearch' } satisfies Meta;
export default meta;

export const Ready: Story = search({ [path]: [personFixture] }, type('Aiko Morimoto'));
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = longTexts(Ready);
export const Empty: Story = search({ [path]: [] }, type('No public profiles match this name.'));
