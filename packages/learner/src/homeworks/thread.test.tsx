import { cleanup, render, screen } from '@testing-library/react';
import { textStorage } from '@uplink/api-client';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { homeworkFixture, maya, submissionFixture } from '@uplink/kit/testing';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HomeworkPlayer } from './homework-player.tsx';

afterEach(async () => {
  cleanup();
  await textStorage.clear();
});

/** An academy that takes a message and loses its answer, or never hears of it. */
function createAcademy(isHeard: boolean) {
  let { messages } = submissionFixture;
  let isReadable = true;
  const client = createTestClient({
    'GET /me': { id: maya.id, roles: ['student'] },
    'GET /me/modules/1/homework': () => {
      const homework = {
        ...homeworkFixture,
        submissions: [{ ...submissionFixture, messages }],
      };
      return isReadable ? Response.json(homework) : Response.json({}, { status: 422 });
    },
    'POST /me/homeworks/4/messages': async (request: Request) => {
      const { message } = (await request.json()) as { message: string };
      const date = '2026-03-13T20:00:00.000Z';
      if (isHeard)
        messages = [
          ...messages,
          { id: 9, author: maya, isMentor: false, state: 'shown', message, date },
        ];
      throw new TypeError('connection reset');
    },
  });
  client.session = { ...client.session, getPerson: () => `thread-${isHeard}` };
  return {
    show: () =>
      render(
        <UplinkProvider client={client} queryClient={createQueryClient()}>
          <HomeworkPlayer lessonId={1} backHref="#back" />
        </UplinkProvider>,
      ),
    setReadable: (is: boolean) => {
      isReadable = is;
    },
  };
}

async function send(text: string): Promise<void> {
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Message' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

const box = () => screen.findByRole('textbox', { name: 'Message' });

test('a message whose answer was lost is found in the thread and leaves the box', async () => {
  createAcademy(true).show();
  await send('Is port 9 a trunk?');
  await expect.poll(box).toHaveValue('');
  expect(screen.getByText('Is port 9 a trunk?')).toBeVisible();
  expect(screen.queryByText(/could not be sent/)).toBeNull();
});

test('a message no one heard of stays in the box, with the reason', async () => {
  createAcademy(false).show();
  await send('Is port 9 a trunk?');
  expect(
    await screen.findByText(/could not be sent, but it's kept here. The academy/),
  ).toBeVisible();
  expect(await box()).toHaveValue('Is port 9 a trunk?');
});

test('after a reload too, what the thread has is not in the box', async () => {
  const academy = createAcademy(true);
  const first = academy.show();
  await box();
  academy.setReadable(false);
  await send('Is port 9 a trunk?');
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
  first.unmount();
  academy.setReadable(true);
  academy.show();
  await expect.poll(box).toHaveValue('');
  expect(screen.getByText('Is port 9 a trunk?')).toBeVisible();
});
