import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@uplink/ui/card';
import { expect, waitFor } from 'storybook/test';
import quickStart from '../../docs/snippets/quick-start.tsx?raw';
import Tested from '../../docs/snippets/testing.tsx';
import testing from '../../docs/snippets/testing.tsx?raw';
import { CodeBlock } from './code-block.tsx';
import { LiveTheme } from './live-theme.tsx';
import { packages } from './packages.ts';
import { Page } from './page.tsx';

const install =
  'npm install @uplink/api-client @uplink/learner @uplink/kit @uplink/ui @tanstack/react-query';
const styles = ['ui/tokens', 'ui/styles', 'kit/styles', 'learner/styles']
  .map((sheet) => `import '@uplink/${sheet}.css';`)
  .join('\n');
const further: [label: string, href: string][] = [
  ['Find a widget by what you want to do', './?path=/story/start-find-by-task--find-by-task'],
  ['Change how it looks', './?path=/story/start-theming--theming'],
  ['Work without a server', './?path=/story/start-mock-back-end--mock-back-end'],
  ['Every call of the server', './?path=/story/start-contract--contract'],
  ['Show lessons on a site without React', './?path=/story/embed-playground--playground'],
  ['Docs', '/docs/'],
  ['Docs as a list for language models (llms.txt)', '/docs/llms.txt'],
  ['Every component with its props, for programs (components.json)', '/docs/components.json'],
  ['API reference', '/reference'],
];

function StartPage() {
  return (
    <Page
      title="First widget in five minutes"
      lead="Learning widgets for React 18 and 19, or one script tag for any page. Tests compile and render the components below."
    >
      <div className="sb-grid">
        <Card>
          <ol className="sb-steps">
            <li>
              <h2 className="ul-h4">Install</h2>
              <CodeBlock label="shell" code={install} />
            </li>
            <li>
              <h2 className="ul-h4">Import the styles once, tokens first</h2>
              <CodeBlock label="styles" code={styles} />
            </li>
            <li>
              <h2 className="ul-h4">Put the provider around your app, and a widget below it</h2>
              <CodeBlock label="app.tsx" code={quickStart} />
            </li>
          </ol>
        </Card>
        <div className="ul-stack ul-gap-24">
          <Card title="Packages">
            <table className="sb-table">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">What it is</th>
                  <th scope="col">Needs</th>
                </tr>
              </thead>
              <tbody>
                {packages.map(([name, about, needs]) => (
                  <tr key={name}>
                    <th scope="row" className="sb-whole">
                      <a href={`/docs/packages/${name}.html`} target="_top">
                        @uplink/{name}
                      </a>
                    </th>
                    <td>{about}</td>
                    <td>{needs}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          <Card title="Further">
            <ul className="sb-links">
              {further.map(([label, href]) => (
                <li key={href}>
                  <a className="ul-lone-link" href={href} target="_top">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <LiveTheme />
      <Card title="No server yet?">
        <p>This runs below, without one:</p>
        <CodeBlock label="tested.tsx" code={testing} />
        <Tested />
      </Card>
      <Card title="The toolbar">
        <p>
          Theme, direction, density and motion change every story. The other language writes all
          texts that your app can replace in accented letters. Scenario and role put a mock made
          from the contract behind widgets: with its examples, with empty lists, slow, failing or
          out of reach, and for people of each role.
        </p>
      </Card>
    </Page>
  );
}

const meta = {
  title: 'Start/Start here',
  component: StartPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof StartPage>;
export default meta;

export const StartHere: StoryObj = {
  name: 'Start here',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /7,340 XP/ })).toBeVisible());
  },
};
