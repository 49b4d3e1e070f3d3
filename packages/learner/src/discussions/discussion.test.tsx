import { cleanup, render, screen } from '@testing-library/react';
import { textStorage } from '@uplink/api-client';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Discussion } from './discussion.tsx';
import { detailFixture, questionFixture, questionsPage } from './discussions.fixture.ts';

afterEach(async () => {
  cleanup();
  await textStorage.clear();
});

function show(person: string, questionId?: number) {
  const post = vi.fn(() => Response.json({ ...questionFixture, id: 9 }));
  const client = createTestClient({
    'GET /modules/1/questions': questionsPage(questionFixture),
    'GET /modules/1/questions/3': detailFixture,
    'POST /modules/1/questions': post,
  });
  client.session = { ...client.session, getPerson: () => person };
  const page = render(
    <UplinkProvider client={client} queryClient={createQueryClient()}>
      <Discussion
        moduleId={1}
        questionId={questionId}
        onQuestionChange={() => {}}
        questionHref={(id) => `?question=${id}`}
        page={0}
        onPageChange={() => {}}
      />
    </UplinkProvider>,
  );
  return { ...page, post };
}

test('a question that is being written is there after a reload, and gone once it is posted', async () => {
  const first = show('asks');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  await userEvent.fill(screen.getByLabelText('Your question in one line'), 'Why a tag?');
  await userEvent.fill(screen.getByLabelText(/What you tried/), 'On an access port.');
  first.unmount();
  const { post } = show('asks');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue your question' }));
  expect(screen.getByLabelText('Your question in one line')).toHaveValue('Why a tag?');
  await userEvent.click(screen.getByRole('button', { name: 'Post question' }));
  await expect.poll(() => post.mock.calls.length).toBe(1);
  cleanup();
  show('asks');
  expect(await screen.findByRole('button', { name: 'Ask a question' })).toBeVisible();
});

test('a response that is being written is there after a reload, for its writer alone', async () => {
  const first = show('answers', 3);
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Your response' }), 'Both 1500');
  first.unmount();
  show('answers', 3);
  await expect.poll(() => screen.queryByDisplayValue('Both 1500')).not.toBeNull();
  cleanup();
  show('somebody else', 3);
  expect(await screen.findByRole('textbox', { name: 'Your response' })).toHaveValue('');
});
