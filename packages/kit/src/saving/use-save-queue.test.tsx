import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { DraftStorage, Receipt, Stored } from '@uplink/api-client';
import { createMemoryStorage } from '@uplink/api-client/testing';
import { useMemo } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveSign } from './save-sign.tsx';
import { savingOf, useSaveQueue } from './use-save-queue.ts';

afterEach(cleanup);

const receipt: Receipt = { version: 1, savedAt: '2026-03-12T21:14:00.000Z' };
const refused = () => Promise.reject(new Error('The academy does not answer.'));

interface FormProps {
  name: string;
  save: (key: string, value: string) => Promise<Receipt>;
  storage: DraftStorage;
  stored?: string;
  pauseMs?: number;
  /** Stores the piece itself, as a check does. */
  task?: () => Promise<unknown>;
}

function Form({ name, save, storage, stored, pauseMs = 0, task }: FormProps) {
  const known = useMemo(
    () => new Map<string, Stored<string>>(stored ? [['1', { value: stored, ...receipt }]] : []),
    [stored],
  );
  const queue = useSaveQueue<string>(
    { name, save, storage, pauseMs, fetchStored: async () => ({ value: 'theirs', ...receipt }) },
    { stored: known },
  );
  return (
    <>
      <input
        aria-label="Answer"
        value={queue.entries.get('1')?.value ?? ''}
        onChange={(event) => queue.set('1', event.target.value)}
      />
      {task && (
        <button type="button" onClick={() => void queue.holdWhile(task).catch(() => {})}>
          Check
        </button>
      )}
      <SaveSign
        saving={savingOf(queue, 'Answers', (id, mine, theirs) => ({
          label: `Question ${id}`,
          mine: [mine],
          theirs: [theirs],
        }))}
      />
    </>
  );
}

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what the server has is shown, and what is typed is saved', async () => {
  const sent: string[] = [];
  const save = async (_: string, value: string) => {
    sent.push(value);
    return receipt;
  };
  render(<Form name="quiz.1" save={save} storage={createMemoryStorage()} stored="Full" />);
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  await waitFor(() => expect(field).toHaveValue('Full'));
  await userEvent.fill(field, 'Init');
  await waitFor(() => expect(sent.at(-1)).toBe('Init'));
});

test('what waits under one name is never sent by the form that came in its place', async () => {
  const sent: string[] = [];
  const saveAs = (who: string) => async (_: string, value: string) => {
    sent.push(`${who}: ${value}`);
    return receipt;
  };
  const storage = createMemoryStorage();
  const { rerender } = render(
    <Form name="quiz.1" save={saveAs('first')} storage={storage} pauseMs={60_000} />,
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'Answer' }), 'Full');
  // Leaving a form sends what waits for its pause.
  rerender(<Form name="quiz.2" save={saveAs('second')} storage={storage} pauseMs={60_000} />);
  await waitFor(() => expect(sent).toEqual(['first: Full']));
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});

test('a form calls the function of its last drawing', async () => {
  const sent: string[] = [];
  const saveAs = (who: string) => async (_: string, value: string) => {
    sent.push(`${who}: ${value}`);
    return receipt;
  };
  const storage = createMemoryStorage();
  const { rerender } = render(<Form name="quiz.1" save={saveAs('old')} storage={storage} />);
  rerender(<Form name="quiz.1" save={saveAs('new')} storage={storage} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Answer' }), 'Full');
  await waitFor(() => expect(sent.at(-1)).toBe('new: Full'));
});

test('someone is asked before leaving only while something is not safe', async () => {
  let save: FormProps['save'] = refused;
  const storage = createMemoryStorage();
  render(<Form name="quiz.1" save={(...change) => save(...change)} storage={storage} />);
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Answer' }), 'Full');
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
  save = async () => receipt;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
});

test.each([
  ['ends', () => undefined],
  ['fails', () => Promise.reject(new Error('The academy does not answer.'))],
])('what is typed while a task stores the piece is sent once it %s', async (_, end) => {
  const sent: string[] = [];
  const save = async (_key: string, value: string) => {
    sent.push(value);
    return receipt;
  };
  let finish = (_: undefined | Promise<never>) => {};
  const task = new Promise<undefined>((resolve) => {
    finish = resolve;
  });
  const storage = createMemoryStorage();
  render(<Form name="quiz.1" save={save} storage={storage} task={() => task} />);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Answer' }), 'Full');
  await waitFor(() => expect(screen.getByText(/^Saving/)).toBeVisible());
  expect(sent).toEqual([]);
  finish(end());
  await waitFor(() => expect(sent).toEqual(['Full']));
});
