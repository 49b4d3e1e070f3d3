import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@uplink/ui/card';
import { expect, waitFor } from 'storybook/test';
import Mocked from '../../docs/snippets/mock.tsx';
import mocked from '../../docs/snippets/mock.tsx?raw';
import testing from '../../docs/snippets/testing.tsx?raw';
import { CodeBlock } from './code-block.tsx';
import { Page } from './page.tsx';

const scenarios = [
  ['ready', "the contract's examples"],
  ['empty', 'the same without items in lists'],
  ['slow', 'three seconds late'],
  ['failing', 'every call fails with 500'],
  ['offline', 'nothing can be reached'],
] as const;

function MockPage() {
  return (
    <Page
      title="Mock back end"
      lead="A client that answers every call of the contract without a server, and remembers what is written."
    >
      <Card title="All calls">
        <CodeBlock label="mocked.tsx" code={mocked} />
        <Mocked />
      </Card>
      <Card title="Scenarios">
        <table className="sb-table">
          <thead>
            <tr>
              <th scope="col">Scenario</th>
              <th scope="col">What the mock does</th>
            </tr>
          </thead>
          <tbody>
            {scenarios.map(([name, about]) => (
              <tr key={name}>
                <th scope="row" className="ul-mono">
                  {name}
                </th>
                <td>{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          A role of the contract (or <code>visitor</code>) refuses what that role may not call. The
          toolbar sets both for every widget here.
        </p>
      </Card>
      <Card title="Answers of your own">
        <CodeBlock label="tested.tsx" code={testing} />
      </Card>
    </Page>
  );
}

const meta = {
  title: 'Start/Mock back end',
  component: MockPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof MockPage>;
export default meta;

export const MockBackEnd: StoryObj = {
  name: 'Mock back end',
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /notification/i })).toBeVisible(),
    );
  },
};
