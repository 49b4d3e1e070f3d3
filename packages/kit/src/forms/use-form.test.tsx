import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@uplink/api-client';
import { email, required } from '@uplink/api-client/domain';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { TextField } from '@uplink/ui/field';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasUnsaved } from '../saving/leave-warning.ts';
import type { FormOptions } from './form.types.ts';
import { useForm } from './use-form.ts';

interface Invitation {
  name: string;
  email: string;
  links: { url: string }[];
}

const empty: Invitation = { name: '', email: '', links: [] };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Fields(options: FormOptions<Invitation>) {
  const form = useForm(options);
  const links = form.list('links');
  return (
    <form {...form.formProps}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      {links.items.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={index}>
          <TextField label={`Link ${index + 1}`} {...form.field(`links[${index}].url`)} />
          <button type="button" onClick={() => links.remove(index)}>{`Remove ${index + 1}`}</button>
          <button type="button" onClick={() => links.move(index, 0)}>{`First ${index + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => links.add({ url: '' })}>
        Add link
      </button>
      {form.conflicts.map(({ id, theirs }) => (
        <button key={id} type="button" onClick={() => form.resolve(id, 'theirs')}>
          {`Take ${theirs.join()}`}
        </button>
      ))}
      <p data-testid="state">
        {form.isDirty ? 'dirty' : 'clean'}
        {form.isSaved && ', saved'}
      </p>
      {form.message && <p role="alert">{form.message}</p>}
      <button type="button" onClick={form.discard}>
        Discard
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

const storedKey = ['invitation'];
/** As in a page, which hands in what its query has. */
function Invite() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: storedKey,
    queryFn: () => empty,
    initialData: empty,
    staleTime: Infinity,
  });
  const send = async (values: Invitation) => queries.setQueryData<Invitation>(storedKey, values);
  return <Fields stored={data} send={send} />;
}

function open(options: Partial<FormOptions<Invitation>> = {}, client = createTestClient({})) {
  const send = vi.fn(async (values: Invitation): Promise<Invitation | undefined> => values);
  const queryClient = createQueryClient();
  const draw = (changed: Partial<FormOptions<Invitation>> = {}) => (
    <UplinkProvider client={client} queryClient={queryClient}>
      <Fields stored={empty} send={send} {...options} {...changed} />
    </UplinkProvider>
  );
  const { rerender, unmount } = render(draw());
  return { send, unmount, show: (changed: typeof options) => rerender(draw(changed)) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByTestId('state').textContent;
const refusal = (status: number, fieldErrors: Record<string, string> = {}) =>
  new ApiError(status, { message: 'Refused.', code: 'validation', fieldErrors });

const rules = { name: [required], email: [required, email] };

test('a fault is told once its field was changed and left, and goes as it is mended', async () => {
  open({ rules });
  await userEvent.click(field('Name'));
  await userEvent.click(field('Email'));
  expect(screen.queryByText('This field is Required')).toBeNull();
  await userEvent.fill(field('Email'), 'maya');
  expect(screen.queryByText('Please enter a valid email')).toBeNull();
  await userEvent.click(field('Name'));
  await waitFor(() => expect(screen.getByText('Please enter a valid email')).toBeVisible());
  await userEvent.fill(field('Email'), 'maya@example.org');
  await waitFor(() => expect(screen.queryByText('Please enter a valid email')).toBeNull());
});

test('a try to send tells every fault, sends nothing, and focuses the first', async () => {
  const { send } = open({ rules });
  await press('Save');
  await waitFor(() => expect(screen.getAllByText('This field is Required')).toHaveLength(2));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  await userEvent.fill(field('Name'), 'Maya');
  await userEvent.fill(field('Email'), 'maya@example.org');
  await press('Save');
  await waitFor(() => expect(state()).toBe('clean, saved'));
  expect(send).toHaveBeenCalledWith({ ...empty, name: 'Maya', email: 'maya@example.org' }, [
    'name',
    'email',
  ]);
});

test('the server’s words stand at their field until it is changed', async () => {
  const send = async () => {
    throw refusal(422, { 'person.email': 'Already invited.' });
  };
  open({ send, toField: (name) => name.replace('person.', '') });
  await userEvent.fill(field('Email'), 'maya@example.org');
  await press('Save');
  await waitFor(() => expect(screen.getByText('Already invited.')).toBeVisible());
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.fill(field('Email'), 'daniel@example.org');
  await waitFor(() => expect(screen.queryByText('Already invited.')).toBeNull());
});

test('what belongs to no field is told below them, until something is typed', async () => {
  open({ send: () => Promise.reject(refusal(500)) });
  await userEvent.fill(field('Name'), 'Maya');
  await press('Save');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Refused.'));
  await userEvent.fill(field('Name'), 'Maya O.');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('typing back what is stored is no change, and discarding goes back to it', async () => {
  open({ stored: { ...empty, name: 'Maya' } });
  expect(state()).toBe('clean');
  await userEvent.fill(field('Name'), 'Daniel');
  expect(state()).toBe('dirty');
  await userEvent.fill(field('Name'), 'Maya');
  expect(state()).toBe('clean');
  await userEvent.fill(field('Name'), 'Daniel');
  await press('Discard');
  await waitFor(() => expect(field('Name')).toHaveValue('Maya'));
  expect(state()).toBe('clean');
});

test('rows are added, moved with their faults, and removed', async () => {
  const { send } = open({
    rules: ({ links }) =>
      Object.fromEntries(
        links.map(({ url }, index) => [
          `links[${index}].url`,
          url.startsWith('https://') ? undefined : 'Begin with https://',
        ]),
      ),
  });
  await press('Add link');
  await press('Add link');
  await userEvent.fill(field('Link 1'), 'https://one.example');
  await userEvent.fill(field('Link 2'), 'two.example');
  await press('Save');
  await waitFor(() => expect(field('Link 2')).toHaveAttribute('aria-invalid', 'true'));
  await press('First 2');
  await waitFor(() => expect(field('Link 1')).toHaveValue('two.example'));
  expect(field('Link 1')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Link 2')).not.toHaveAttribute('aria-invalid', 'true');
  await press('Remove 1');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link 2' })).toBeNull());
  await press('Save');
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[0].links).toEqual([{ url: 'https://one.example' }]);
});

test('what is typed survives a reload until it is sent', async () => {
  const client = createTestClient({});
  const first = open({ draft: 'invitation' }, client);
  await userEvent.fill(field('Name'), 'Maya');
  first.unmount();
  const again = open({ draft: 'invitation' }, client);
  await waitFor(() => expect(field('Name')).toHaveValue('Maya'));
  await press('Save');
  await waitFor(() => expect(state()).toBe('clean, saved'));
  again.unmount();
  open({ draft: 'invitation' }, client);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(field('Name')).toHaveValue('');
});

test('what is newer on the server is taken over, but for what is typed here', async () => {
  const { show } = open({ describe: (name, value) => ({ label: name, lines: [String(value)] }) });
  await userEvent.fill(field('Name'), 'Maya');
  show({ stored: { ...empty, name: '', email: 'daniel@example.org' } });
  await waitFor(() => expect(field('Email')).toHaveValue('daniel@example.org'));
  expect(field('Name')).toHaveValue('Maya');
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  show({ stored: { ...empty, name: 'Daniel', email: 'daniel@example.org' } });
  await press('Take Daniel');
  await waitFor(() => expect(field('Name')).toHaveValue('Daniel'));
  expect(state()).toBe('clean');
});

test('after a 409 fields that only one side changed are merged and sent again', async () => {
  const theirs = { ...empty, email: 'daniel@example.org' };
  const sent: Invitation[] = [];
  const send = async (values: Invitation) => {
    sent.push(values);
    if (sent.length === 1) throw refusal(409);
    return values;
  };
  open({ send, fetchStored: async () => theirs });
  await userEvent.fill(field('Name'), 'Maya');
  await press('Save');
  await waitFor(() => expect(sent.at(-1)).toEqual({ ...theirs, name: 'Maya' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a 409 a field that both changed waits for a choice', async () => {
  const theirs = { ...empty, name: 'Daniel' };
  const send = vi.fn(() => Promise.reject(refusal(409)));
  const { show } = open({ send, fetchStored: async () => theirs });
  await userEvent.fill(field('Name'), 'Maya');
  await press('Save');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  show({ send, stored: theirs });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take Daniel' })).toBeVisible());
  await press('Save');
  expect(send).toHaveBeenCalledOnce();
});

test('what is typed while it is sent is kept, and no conflict with it', async () => {
  let answer = (_: Invitation) => {};
  const send = () => new Promise<Invitation>((resolve) => (answer = resolve));
  const { show } = open({ send });
  await userEvent.fill(field('Name'), 'Maya');
  await press('Save');
  await userEvent.fill(field('Name'), 'Maya Okafor');
  const stored = { ...empty, name: 'Maya' };
  act(() => answer(stored));
  show({ send, stored });
  await waitFor(() => expect(state()).toBe('dirty'));
  expect(field('Name')).toHaveValue('Maya Okafor');
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

/** A check whose answers come when the test says so. */
function pendingCheck() {
  const answers = new Map<string, (fault?: string) => void>();
  const check = vi.fn(
    (value: string) => new Promise<string | undefined>((resolve) => answers.set(value, resolve)),
  );
  const answer = async (value: string, fault?: string) => {
    await waitFor(() => expect(answers.has(value)).toBe(true));
    act(() => answers.get(value)?.(fault));
    answers.delete(value);
  };
  return { check, answer };
}

test('a value is asked about while it is typed; an answer about an older one says nothing', async () => {
  const { check, answer } = pendingCheck();
  open({ checks: { name: check } });
  await userEvent.fill(field('Name'), 'maya');
  await waitFor(() => expect(check).toHaveBeenCalledWith('maya'));
  await userEvent.fill(field('Name'), 'maya2');
  await answer('maya2', 'Taken.');
  await waitFor(() => expect(screen.getByText('Taken.')).toBeVisible());
  await answer('maya');
  await waitFor(() => expect(screen.getByText('Taken.')).toBeVisible());
  await userEvent.fill(field('Name'), 'maya');
  await waitFor(() => expect(screen.queryByText('Taken.')).toBeNull());
});

test('sending waits for the word on what was typed', async () => {
  const { check, answer } = pendingCheck();
  const { send } = open({ checks: { name: check } });
  await userEvent.fill(field('Name'), 'maya');
  await press('Save');
  await answer('maya', 'Taken.');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Taken.');
  expect(send).not.toHaveBeenCalled();
  // Meanwhile someone gave the name back.
  await press('Save');
  await answer('maya');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('what is typed while a check runs is checked too', async () => {
  const { check, answer } = pendingCheck();
  const { send } = open({ checks: { name: check } });
  await userEvent.fill(field('Name'), 'maya');
  await press('Save');
  await userEvent.fill(field('Name'), 'daniel');
  await answer('maya');
  await answer('daniel', 'Taken.');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('a check that fails keeps no one from sending', async () => {
  const check = vi.fn(() => Promise.reject(refusal(500)));
  const { send } = open({ checks: { name: check } });
  await userEvent.fill(field('Name'), 'maya');
  await press('Save');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(check).toHaveBeenCalled();
});

test('fields of rows are checked, and a fault goes with its row', async () => {
  const check = vi.fn(async (url: string) =>
    url.includes('gone') ? 'Nothing is there.' : undefined,
  );
  const known = 'https://stored.example';
  const { send } = open({
    stored: { ...empty, links: [{ url: known }] },
    rules: { 'links[].url': [required] },
    checks: { 'links[].url': check },
  });
  await press('Add link');
  await press('Save');
  await waitFor(() => expect(field('Link 2')).toHaveFocus());
  expect(field('Link 2')).toHaveAccessibleDescription('This field is Required');
  await userEvent.fill(field('Link 2'), 'https://gone.example');
  await press('Save');
  await waitFor(() => expect(field('Link 2')).toHaveAccessibleDescription('Nothing is there.'));
  await press('First 2');
  await waitFor(() => expect(field('Link 1')).toHaveAccessibleDescription('Nothing is there.'));
  expect(field('Link 2')).not.toHaveAttribute('aria-invalid');
  await press('Save');
  await waitFor(() => expect(field('Link 1')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  expect(check).not.toHaveBeenCalledWith(known);
});

test('the server’s words stand at the field of their row', async () => {
  const send = async () => {
    throw refusal(422, { 'links.1.url': 'Must be a web address.' });
  };
  open({ send });
  await press('Add link');
  await press('Add link');
  await press('Save');
  await waitFor(() => expect(field('Link 2')).toHaveFocus());
  expect(field('Link 2')).toHaveAccessibleDescription('Must be a web address.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was sent stays in the fields until the page knows that it is stored', async () => {
  render(
    <UplinkProvider client={createTestClient({})} queryClient={createQueryClient()}>
      <Invite />
    </UplinkProvider>,
  );
  await press('Add link');
  await userEvent.fill(field('Link 1'), 'https://one.example');
  const link = field('Link 1');
  await press('Save');
  await waitFor(() => expect(state()).toBe('clean, saved'));
  expect(link).toBeInTheDocument();
  expect(link).toHaveValue('https://one.example');
});

test('someone is asked before leaving with something unsaved', async () => {
  open({ warnsOnLeave: true });
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await userEvent.fill(field('Name'), 'Maya');
  await waitFor(() => expect(asks()).toBe(true));
  expect(hasUnsaved()).toBe(true);
  await press('Discard');
  await waitFor(() => expect(asks()).toBe(false));
  expect(hasUnsaved()).toBe(false);
});

test('asks only before the tab is closed where the form saves itself', async () => {
  open({ warnsOnLeave: 'tab' });
  await userEvent.fill(field('Name'), 'Maya');
  await waitFor(() =>
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
  );
  expect(hasUnsaved()).toBe(false);
});

test('rules and the server speak in the words of the host', async () => {
  const german = {
    'api-client/validation': {
      required: 'Bitte ausfüllen',
      minLength: (count: number) => `Mindestens ${count} Zeichen`,
    },
  };
  const refused = refusal(422, { email: 'Must be more than 8 characters' });
  render(
    <UplinkProvider client={createTestClient({})} messages={german}>
      <Fields
        stored={{ ...empty, email: 'maya' }}
        rules={{ name: [required] }}
        send={() => Promise.reject(refused)}
      />
    </UplinkProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bitte ausfüllen')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Maya');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mindestens 8 Zeichen')).toBeVisible();
});
