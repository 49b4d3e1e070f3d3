import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockedContract } from '@uplink/api-client/testing';
import { SearchField } from '@uplink/ui/search-field';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Page } from './page.tsx';

interface Operation {
  method: string;
  path: string;
  summary: string;
  tag: string;
  roles: string;
}

interface Described {
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-roles'?: string[];
}

/** Until words are typed, these are shown. */
const startTag = 'session';

function operationsOf({ paths }: MockedContract): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>)
      .filter(([, described]) => described.operationId)
      .map(([method, described]) => ({
        method: method.toUpperCase(),
        path,
        summary: described.summary ?? '',
        tag: described.tags?.[0] ?? '',
        roles: described['x-roles']?.join(', ') ?? '',
      })),
  );
}

function ContractPage() {
  const [operations, setOperations] = useState<Operation[]>();
  const [search, setSearch] = useState('');
  useEffect(() => {
    void import('@uplink/api-client/contract.json').then(({ default: contract }) =>
      setOperations(operationsOf(contract)),
    );
  }, []);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (operations ?? []).filter((one) =>
    words.length === 0
      ? one.tag === startTag
      : words.every((word) => Object.values(one).join(' ').toLowerCase().includes(word)),
  );
  return (
    <Page title="Contract" lead="Every call of the server, from its OpenAPI document.">
      <p>
        Requests, answers and errors of each are in the{' '}
        <a href="/reference" target="_top">
          API reference
        </a>
        .
      </p>
      <SearchField label="Find a call" value={search} onChange={setSearch} />
      <p role="status" className="ul-muted">
        {operations ? `${found.length} of ${operations.length} calls` : 'Loading the contract'}
      </p>
      <table className="sb-table">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What it does</th>
            <th scope="col">Area</th>
            <th scope="col">Who may call it</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ method, path, summary, tag, roles }) => (
            <tr key={`${method} ${path}`}>
              <th scope="row" className="ul-mono ul-small">
                {method} {path}
              </th>
              <td>{summary}</td>
              <td>{tag}</td>
              <td>{roles}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}

const meta = {
  title: 'Start/Contract',
  component: ContractPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ContractPage>;
export default meta;

const showsCalls: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/calls/));
};

export const Contract: StoryObj = { play: showsCalls };

/** Not listed, so that people find the page untouched. */
export const Searched: StoryObj = {
  tags: ['!dev'],
  play: async (context) => {
    await showsCalls(context);
    const { canvas } = context;
    await userEvent.type(canvas.getByLabelText('Find a call'), 'notifications latest');
    await expect(canvas.getByText('GET /me/notifications')).toBeVisible();
  },
};
