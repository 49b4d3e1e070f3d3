import { cleanup, render, screen } from '@testing-library/react';
import { deviceStorage, type Schema } from '@uplink/api-client';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient, type TestAnswers } from '@uplink/api-client/testing';
import { begunUploadFixture, homeworkFixture, maya, submissionFixture } from '@uplink/kit/testing';
import { afterEach, expect, inject, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HomeworkPlayer } from './homework-player.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    storageUrl: string;
  }
}

const address = '/me/drafts/homework%3A4';
let lastTest = 0;

const offline = () => Promise.reject(new TypeError('offline'));
const conflict = () =>
  Response.json({ message: 'Changed elsewhere.', code: 'conflict' }, { status: 409 });

afterEach(async () => {
  cleanup();
  await deviceStorage.clear();
});

/** An academy that keeps drafts and files, and the pages one person opens of it. */
function createAcademy(answers: TestAnswers = {}, behaviours = 'stores') {
  lastTest += 1;
  const person = `files-${lastTest}`;
  const storage = `${inject('storageUrl')}/${behaviours}/${person}-${Date.now()}`;
  let draft: Schema<'Draft'> | null = null;
  let homework = homeworkFixture;
  let forms = 0;
  const save = (value: Schema<'Draft'>['value']) => {
    const version = (draft?.version ?? 0) + 1;
    draft = { key: 'homework:4', value, version, savedAt: '2026-03-12T21:14:00.000Z' };
    return draft;
  };
  const server: TestAnswers = {
    'GET /me': { id: maya.id, roles: ['student'] },
    'GET /me/modules/1/homework': () => Response.json({ ...homework, formDraft: draft }),
    [`PUT ${address}`]: async (request: Request) => {
      const { value, baseVersion } = (await request.json()) as Schema<'DraftInput'>;
      if (draft && draft.version !== baseVersion) return conflict();
      return Response.json(save(value));
    },
    [`GET ${address}`]: () => Response.json(draft),
    'POST /uploads/parameters': () => {
      forms += 1;
      const key = `homework/${person}-${forms}`;
      const expiresAt = new Date(Date.now() + 60_000).toISOString();
      return Response.json({ url: storage, fields: { key }, key, maxSize: 1000, expiresAt });
    },
    'POST /me/homeworks/4': () => {
      draft = null;
      const submission = { ...submissionFixture, status: 'pending' as const };
      homework = { ...homework, status: 'pending', submissions: [submission] };
      return Response.json(submission);
    },
    ...answers,
  };
  return {
    readDraft: () => draft,
    /** Another device saves. */
    save,
    /** A page as after a reload: only device and server know what was before. */
    openPage() {
      const client = createTestClient(server);
      client.session = { ...client.session, getPerson: () => person };
      const queryClient = createQueryClient();
      return {
        show: () =>
          render(
            <UplinkProvider client={client} queryClient={queryClient}>
              <HomeworkPlayer lessonId={1} backHref="#back" />
            </UplinkProvider>,
          ),
      };
    },
  };
}

async function choose(name: string, size = 100): Promise<void> {
  await screen.findByRole('button', { name: 'choose files' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, new File([new Uint8Array(size)], name));
}

const isLeavingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an uploaded file is there after a reload, also on another device, until it is handed in', async () => {
  const academy = createAcademy();
  const first = academy.openPage().show();
  await choose('plan.pdf');
  expect(await screen.findByText('100 B, uploaded')).toBeVisible();
  await expect.poll(academy.readDraft).toMatchObject({
    value: { version: 0, files: [{ name: 'plan.pdf', size: 100 }] },
  });
  first.unmount();
  await deviceStorage.clear();

  academy.openPage().show();
  expect(await screen.findByText('plan.pdf')).toBeVisible();
  expect(screen.getByText('100 B, uploaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit homework' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in a new version' }));
  expect(await screen.findByText('Choose at least one file.')).toBeVisible();
  expect(academy.readDraft()).toBeNull();
});

test('a file uploaded while drafts cannot be sent is kept on this device', async () => {
  const academy = createAcademy({ [`PUT ${address}`]: offline });
  const first = academy.openPage().show();
  await choose('plan.pdf');
  expect(await screen.findByText('100 B, uploaded')).toBeVisible();
  first.unmount();
  academy.openPage().show();
  expect(await screen.findByText('100 B, uploaded')).toBeVisible();
});

test('a removed file stays away', async () => {
  const academy = createAcademy();
  const first = academy.openPage().show();
  await choose('plan.pdf');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove plan.pdf' }));
  await expect.poll(academy.readDraft).toMatchObject({ value: { files: [] } });
  first.unmount();
  academy.openPage().show();
  expect(await screen.findByText('Choose at least one file.')).toBeVisible();
});

test('files uploaded in two places come together', async () => {
  const academy = createAcademy();
  academy.openPage().show();
  await choose('plan.pdf');
  await expect.poll(academy.readDraft).not.toBeNull();
  const photo = { name: 'photo.pdf', size: 7, key: 'homework/elsewhere' };
  academy.save({ version: 0, files: [photo] });
  await choose('notes.pdf');
  expect(await screen.findByText('photo.pdf')).toBeVisible();
  expect(screen.getByText('plan.pdf')).toBeVisible();
  await expect
    .poll(() => academy.readDraft()?.value.files)
    .toMatchObject([{ name: 'plan.pdf' }, { name: 'notes.pdf' }, photo]);
});

test('an upload goes on while another page is open, and closing is asked about', async () => {
  const academy = createAcademy({}, 'isBusy,stores');
  const page = academy.openPage();
  const first = page.show();
  await choose('plan.pdf');
  expect(await screen.findByText('One upload is still running.')).toBeVisible();
  first.unmount();
  expect(isLeavingAsked()).toBe(true);
  page.show();
  expect(await screen.findByText('plan.pdf')).toBeVisible();
  expect(await screen.findByText('100 B, uploaded')).toBeVisible();
  expect(isLeavingAsked()).toBe(false);
});

test('a file that a reload broke off is still named, and is chosen again in its place or removed', async () => {
  const academy = createAcademy({}, 'standsStill,stores');
  const before = academy.openPage();
  before.show();
  await choose('plan.pdf');
  expect(await screen.findByText(/sent, saving|starting/)).toBeVisible();
  // Unlike after another page, nothing of this one runs on.
  cleanup();
  academy.openPage().show();
  const brokenOff = /wasn't sent before the page reloaded/;
  expect(await screen.findByText(brokenOff)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit homework' })).toBeDisabled();
  await choose('plan.pdf');
  expect(await screen.findByText('100 B, uploaded')).toBeVisible();
  expect(screen.getAllByText('plan.pdf')).toHaveLength(1);
  expect(screen.queryByText(brokenOff)).toBeNull();
  // The page before runs on here after all: its upload ends with this test.
  cleanup();
  before.show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan.pdf' }));
  await expect.poll(isLeavingAsked).toBe(false);
});

test('a file the academy does not have any more says so, and is chosen again in its place', async () => {
  let lost = '';
  const academy = createAcademy({
    'POST /me/homeworks/4': async (request: Request) => {
      const { filePath } = (await request.json()) as { filePath: string[] };
      lost = filePath[0] ?? '';
      const message = 'A file was not uploaded completely. Upload it again.';
      const fieldErrors = { filePath: 'Upload the file again', [lost]: 'Upload it again' };
      return Response.json(
        { message, code: 'validation', requestId: 'x', fieldErrors },
        { status: 422 },
      );
    },
  });
  const first = academy.openPage().show();
  await choose('plan.pdf');
  await screen.findByText('100 B, uploaded');
  await expect.poll(academy.readDraft).not.toBeNull();
  first.unmount();
  academy.openPage().show();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit homework' }));
  expect(await screen.findByText(/no longer has this file/)).toBeVisible();
  expect(lost).toMatch(/^homework\//);
  expect(screen.queryByRole('button', { name: 'Try again plan.pdf' })).toBeNull();
  await choose('plan.pdf');
  expect(await screen.findByText('100 B, uploaded')).toBeVisible();
  expect(screen.getAllByText('plan.pdf')).toHaveLength(1);
});

test('a large file chosen again goes on, is tried again from there, and leaves nothing when it is removed', async () => {
  const removed: string[] = [];
  let tries = 0;
  const academy = createAcademy({
    'POST /uploads/parts': begunUploadFixture,
    'POST /uploads/parts/u/forms/2': () => {
      tries += 1;
      return Response.json({ message: 'Not now.', code: 'forbidden' }, { status: 403 });
    },
    'DELETE /uploads/parts/u': (request: Request) => {
      removed.push(request.url);
      return new Response(null, { status: 204 });
    },
  });
  academy.openPage().show();
  await choose('trunk.pcapng', begunUploadFixture.size);
  const kept = 'Not now. 83% is saved. Try again to resume from there.';
  expect(await screen.findByText(kept)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again trunk.pcapng' }));
  await expect.poll(() => tries).toBe(2);
  expect(await screen.findByText(kept)).toBeVisible();
  expect(removed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove trunk.pcapng' }));
  await expect.poll(() => removed).toHaveLength(1);
});
