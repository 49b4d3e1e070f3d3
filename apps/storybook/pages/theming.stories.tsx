import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@uplink/ui/card';
import { SearchField } from '@uplink/ui/search-field';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import Branded from '../../docs/snippets/theming.tsx';
import branded from '../../docs/snippets/theming.tsx?raw';
import { CodeBlock } from './code-block.tsx';
import { Page } from './page.tsx';
import { ThemeSample } from './theme-sample.tsx';
import { TokenRow } from './token-row.tsx';
import { tokenGroups } from './tokens.ts';

type Values = Record<string, string>;

function ThemingPage() {
  const [search, setSearch] = useState('');
  const [values, setValues] = useState<Values>({});
  const changed = Object.entries(values).filter(([, value]) => value !== '');
  const css = `:root {\n${changed.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
  return (
    <Page
      title="Theming"
      lead="Every value is a custom property. Change one and see it; text colours show their contrast on a surface."
    >
      <Card title="What it looks like">
        <ThemeSample values={values} />
      </Card>
      {changed.length > 0 && <CodeBlock label="theme.css" code={css} />}
      <SearchField label="Find a token" value={search} onChange={setSearch} />
      {tokenGroups.map(({ title, names }) => (
        <TokenTable
          key={title}
          title={title}
          names={names.filter((name) => name.includes(search.trim().toLowerCase()))}
          values={values}
          onChange={(name, value) => setValues((known) => ({ ...known, [name]: value }))}
        />
      ))}
      <Card title="A part of a page with a theme of its own">
        <CodeBlock label="branded.tsx" code={branded} />
        <Branded />
      </Card>
    </Page>
  );
}

interface TokenTableProps {
  title: string;
  names: string[];
  values: Values;
  onChange: (name: string, value: string) => void;
}

function TokenTable({ title, names, values, onChange }: TokenTableProps) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2 className="ul-h3">{title}</h2>
      <table className="sb-table">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Contrast</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <TokenRow
              key={name}
              name={name}
              value={values[name] ?? ''}
              onChange={(value) => onChange(name, value)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const meta = {
  title: 'Start/Theming',
  component: ThemingPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemingPage>;
export default meta;

export const Theming: StoryObj = {};

/** Not listed, so that people find the page untouched. */
export const Changed: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Find a token'), 'primary-fill');
    await userEvent.type(canvas.getByLabelText('Value of --ul-primary-fill'), '#7a1f4b');
    const button = canvas.getByRole('button', { name: 'Submit answers' });
    await waitFor(() => expect(button).toHaveStyle({ backgroundColor: 'rgb(122, 31, 75)' }));
    await expect(canvas.getByText(/--ul-primary-fill: #7a1f4b/)).toBeVisible();
    // Chosen for the light theme: the dark one has dark words on this colour.
    await userEvent.clear(canvas.getByLabelText('Value of --ul-primary-fill'));
  },
};
