import type { QueryKey } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { deviceStorage, type Schema } from '@uplink/api-client';
import { createQueryClient, lessonQuery, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LessonNotes } from './lesson-notes.tsx';
import { noteFixture, notesPage } from './notes.fixture.ts';

afterEach(async () => {
  cleanup();
  await deviceStorage.clear();
});

/** An academy that keeps notes, and may be out of reach or have ended the session. */
function createAcademy(person: string) {
  let state: 'open' | 'offline' | 'signedOut' = 'open';
  const notes = new Map<string, Schema<'Note'>>();
  const sent: string[] = [];
  const guard = (act: () => Response | Promise<Response>) => {
    if (state === 'offline') throw new TypeError('offline');
    if (state === 'signedOut') {
      const body = { message: 'Sign in again', code: 'unauthenticated', requestId: 'x' };
      return Response.json(body, { status: 401 });
    }
    return act();
  };
  const client = createTestClient({
    'GET /me/notes': () => guard(() => Response.json(notesPage(...notes.values()))),
    'DELETE /me/notes/n-1': () =>
      guard(() => {
        notes.delete('n-1');
        return new Response(null, { status: 204 });
      }),
    'POST /me/notes': (request: Request) =>
      guard(async () => {
        const { id = '', ...note } = (await request.json()) as Schema<'NoteInput'>;
        sent.push(`${id} ${note.text}`);
        notes.set(id, { ...noteFixture, ...note, id });
        return Response.json(notes.get(id));
      }),
  });
  client.session = { ...client.session, getPerson: () => person };
  return {
    notes,
    sent,
    become: (next: typeof state) => {
      state = next;
    },
    client,
    show: (queryClient = createQueryClient()) =>
      render(
        <UplinkProvider client={client} queryClient={queryClient}>
          <LessonNotes lessonId={1} secondNow={() => 24} onSeek={() => {}} />
        </UplinkProvider>,
      ),
  };
}

async function write(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'New note' }));
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Note at 00:24' }), text);
}

test.each(['offline', 'signedOut'] as const)(
  'a note taken while %s is there after a reload, and reaches the academy once',
  async (trouble) => {
    const academy = createAcademy(`notes-${trouble}`);
    const first = academy.show();
    await screen.findByText('No notes yet');
    academy.become(trouble);
    await write('Compare the MTU');
    await expect.poll(() => screen.queryByText(/are kept here|Not saved/)).not.toBeNull();
    first.unmount();
    academy.show();
    expect(await screen.findByText('Compare the MTU')).toBeVisible();
    cleanup();
    academy.become('open');
    academy.show();
    expect(await screen.findByText('Compare the MTU')).toBeVisible();
    await expect.poll(() => academy.sent.length).toBe(1);
    expect([...academy.notes.values()].map(({ text, position }) => [text, position])).toEqual([
      ['Compare the MTU', 24],
    ]);
  },
);

test('keys that drive the form: Ctrl and Enter end it, and focus goes on at the note', async () => {
  createAcademy('notes-keys').show();
  await write('Both want to be master');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Edit note at 00:24' }));
});

test('a lesson counts its notes, also when an older answer arrives after one was deleted', async () => {
  const { client, notes, show } = createAcademy('notes-count');
  notes.set('n-1', { ...noteFixture, id: 'n-1' });
  const queryClient = createQueryClient();
  const lessonKey: QueryKey = lessonQuery(client, 1).queryKey;
  const counted = () => queryClient.getQueryData(lessonKey);
  queryClient.setQueryData(lessonKey, { noteCount: 2 });
  show(queryClient);
  const remove = await screen.findByRole('button', { name: /^Delete note/ });
  await expect.poll(counted).toEqual({ noteCount: 1 });
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  await expect.poll(counted).toEqual({ noteCount: 0 });
  queryClient.setQueryData(lessonKey, { noteCount: 1 });
  await expect.poll(counted).toEqual({ noteCount: 0 });
});
