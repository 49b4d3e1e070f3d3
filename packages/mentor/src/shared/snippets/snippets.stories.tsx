import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SnippetsButton } from './snippets-button.tsx';

const path = 'GET /me/snippets';
const snippets: Schema<'Snippet'>[] = [
  { id: 1, title: 'Name the native VLAN', text: 'Name the native VLAN of every trunk.' },
  { id: 2, title: 'Show the output', text: 'Add the output you read this from.' },
];

function Writing() {
  const [text, setText] = useState('Good drawing.');
  return (
    <>
      <textarea
        aria-label="Message"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SnippetsButton text={text} maxLength={5000} onChange={setText} />
    </>
  );
}

const open = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <Writing />,
    answers,
    async (context) => {
      await userEvent.click(await context.canvas.findByRole('button', { name: 'Snippets' }));
      const dialog = await screen.findByRole('dialog', { name: 'Feedback snippets' });
      await waitFor(() => expect(dialog).toBeVisible());
      await play?.(context);
    },
  );

/** A server that keeps what it is told. */
function keeping(): TestAnswers {
  let kept = snippets;
  return {
    [path]: () => Response.json(kept),
    'POST /me/snippets': async (request: Request) => {
      const made = { id: 3, ...(await request.json()) };
      kept = [...kept, made];
      return Response.json(made);
    },
    'PUT /me/snippets/1': async (request: Request) => {
      const changed = { id: 1, ...(await request.json()) };
      kept = kept.map((one) => (one.id === 1 ? changed : one));
      return Response.json(changed);
    },
    'DELETE /me/snippets/2': () => {
      kept = kept.filter(({ id }) => id !== 2);
      return new Response(null, { status: 204 });
    },
  };
}

const meta = { title: 'mentor/Snippets' } satisfies Meta;
export default meta;

export const Ready: Story = open({ [path]: snippets }, async () => {
  await waitFor(() =>
    expect(screen.getByText('Name the native VLAN of every trunk.')).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = { ...rightToLeft(Ready), play: Ready.play as Play };
export const Narrow: Story = { ...narrow(Ready), play: Ready.play as Play };
export const LongText: Story = open(
  { [path]: snippets.map((one) => ({ ...one, title: longText, text: longText.repeat(4) })) },
  async () => {
    await waitFor(() => expect(screen.getAllByText(longText)[0]).toBeVisible());
  },
);

export const Inserted: Story = open({ [path]: snippets }, async ({ canvas }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Insert Show the output' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Good drawing.\nAdd the output you read this from.',
  );
});

/** By the keyboard alone; what was written is the text of the new one. */
export const Added: Story = open(keeping(), async () => {
  (await screen.findByRole('button', { name: 'New snippet' })).focus();
  await userEvent.keyboard('{Enter}');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Good drawing.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('This field is Required')).toBeVisible());
  await userEvent.type(title, 'Praise{Enter}');
  const insert = await screen.findByRole('button', { name: 'Insert Praise' });
  await waitFor(() => expect(insert).toBeVisible());
});

export const ChangedAndRemoved: Story = open(keeping(), async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Name the native VLAN' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Native VLAN');
  await userEvent.click(screen.getByRole('button', { name: 'Save snippet' }));
  const insert = await screen.findByRole('button', { name: 'Insert Native VLAN' });
  await waitFor(() => expect(insert).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Remove Show the output' }));
  await waitFor(() => expect(screen.queryByText('Show the output')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Feedback snippets' })).toHaveFocus(),
  );
});

export const NotSaved: Story = open(
  { [path]: snippets, 'POST /me/snippets': refused.offline },
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New snippet' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Praise{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Praise');
  },
);

export const Full: Story = open(
  { [path]: Array.from({ length: 100 }, (_, id) => ({ ...snippets[0], id: id + 1 })) },
  async () => {
    await waitFor(() => expect(screen.getByText(/^You can save up to 100 snippets/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'New snippet' })).toBeDisabled();
  },
);
export const Empty: Story = open({ [path]: [] }, async () => {
  await waitFor(() => expect(screen.getByText('No snippets yet')).toBeVisible());
});
export const Loading: Story = open({ [path]: refused.loading });
export const Failed: Story = open({ [path]: refused.failed }, async () => {
  await waitFor(() => expect(screen.getByText('This part could not be loaded')).toBeVisible());
});
